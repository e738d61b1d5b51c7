import type { CallReply, Contract } from '@balsam/contract';
import type { SearchKind } from '@balsam/domain/search';
import {
  BookOpenText,
  CalendarDays,
  FlaskConical,
  type LucideIcon,
  Package,
  Pill,
  ScanLine,
  Stethoscope,
  UserRound,
} from 'lucide-react';
import type { LinkProps } from '@tanstack/react-router';
import * as m from '#paraglide/messages.js';

export type Group = CallReply<Contract['search']['everywhere']>['groups'][number];
export type Found = Group['items'][number];

type Place = {
  readonly title: () => string;
  readonly icon: LucideIcon;
  /** Where one of it is. */
  readonly to: (id: string) => LinkProps;
};

/** How each kind is called and looks, and where it leads. */
export const places: Readonly<Record<SearchKind, Place>> = {
  doctor: {
    title: m.search_doctors,
    icon: UserRound,
    to: (doctorId) => ({ to: '/find-a-specialist/$doctorId', params: { doctorId } }),
  },
  speciality: {
    title: m.search_specialities,
    icon: Stethoscope,
    to: (id) => ({ to: '/find-a-specialist', search: { speciality: Number(id) } }),
  },
  appointment: {
    title: m.search_appointments,
    icon: CalendarDays,
    to: (id) => ({ to: '/appointment/$id', params: { id } }),
  },
  result: {
    title: m.search_results,
    icon: FlaskConical,
    to: (id) => ({ to: '/lab-works', search: { test: Number(id) } }),
  },
  radiology: {
    title: m.search_radiology,
    icon: ScanLine,
    to: (id) => ({ to: '/radiology-report', search: { report: Number(id) } }),
  },
  order: { title: m.search_orders, icon: Package, to: (id) => ({ to: '/pharmacy/orders/$id', params: { id } }) },
  product: { title: m.search_products, icon: Pill, to: (id) => ({ to: '/pharmacy/products/$id', params: { id } }) },
  article: {
    title: m.search_articles,
    icon: BookOpenText,
    to: (id) => ({ to: '/health-education/$id', params: { id } }),
  },
};
