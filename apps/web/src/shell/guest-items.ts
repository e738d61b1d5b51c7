import { BadgePercent, BookOpenText, Map, MessageCircle, Package, Search, Store } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { MenuItem } from './menus.ts';

const bar: readonly MenuItem[] = [
  {
    path: '/find-a-specialist',
    icon: Search,
    title: m.shell_menu_find_doctor,
    short: m.shell_bar_doctors,
  },
  { path: '/pharmacy', icon: Store, title: m.shell_menu_pharmacy },
  { path: '/services-packages', icon: Package, title: m.packages_title },
  { path: '/promotions', icon: BadgePercent, title: m.shell_menu_promotions, short: m.shell_bar_promotions },
];
const rest: readonly MenuItem[] = [
  { path: '/health-education/list', icon: BookOpenText, title: m.shell_menu_health_education, newGroup: true },
  { path: '/virtual-tour', icon: Map, title: m.tour_title },
  { path: '/contact-us', icon: MessageCircle, title: m.shell_contact_us },
];
/** The menu of somebody who is not signed in: what is open to everybody, but for the places that a setting hides (S2.08). */
export const guestItems = (hidden: readonly string[]) => {
  const isShown = ({ path }: MenuItem): boolean => !hidden.includes(path);
  return { bar: bar.filter(isShown), rest: rest.filter(isShown) };
};
