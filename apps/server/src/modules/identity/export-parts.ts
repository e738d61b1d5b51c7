import { few, inPages, type ExportPart } from '../../platform/export/part.ts';
import { deviceRows, signInRows } from './export.store.ts';

/** What this room keeps about a person, as far as it is no secret that opens their account. */
export const identityExportParts: readonly ExportPart[] = [
  {
    name: 'sign-ins',
    title: { en: 'When you signed in, and with which browser', ar: 'أوقات تسجيل الدخول والمتصفح المستخدم' },
    rows: ({ sql, personId }) => inPages((after, count) => signInRows(sql, personId, after, count)),
  },
  {
    name: 'devices',
    title: { en: 'The devices that are known to be yours', ar: 'الأجهزة المعروفة للحساب' },
    rows: ({ sql, personId }) => few(deviceRows(sql, personId)),
  },
];
