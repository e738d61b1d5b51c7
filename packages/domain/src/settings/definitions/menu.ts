import type { SettingDefinition } from '../definition.ts';

const account = (en: string, ar: string) =>
  ({
    group: 'contact',
    type: { kind: 'link' },
    label: { en: `${en} page`, ar: `صفحة المجموعة في ${ar}` },
    effect: {
      en: 'Linked at the foot of every page. Empty: not shown',
      ar: 'يظهر رابطها أسفل كل صفحة، ولا يظهر ما دام فارغًا',
    },
  }) as const;

/** Where else the group speaks to people. */
export const social = {
  SOCIAL_X: account('X', 'إكس'),
  SOCIAL_INSTAGRAM: account('Instagram', 'إنستغرام'),
  SOCIAL_YOUTUBE: account('YouTube', 'يوتيوب'),
} as const satisfies Readonly<Record<string, SettingDefinition>>;

/** What the menu and the dashboard of patients leave out. */
export const menu = {
  HIDDEN_MENU_ITEMS: {
    group: 'menu',
    type: { kind: 'places' },
    label: { en: 'Hidden services', ar: 'الخدمات المخفية' },
    effect: {
      en: 'Taken out of the menu and the dashboard of patients, for example while a service pauses',
      ar: 'لا تظهر في قائمة المرضى ولا في صفحتهم الرئيسية، مثلًا أثناء توقف الخدمة',
    },
  },
} as const satisfies Readonly<Record<string, SettingDefinition>>;
