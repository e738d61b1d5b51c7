import { type AppointmentType, type ScreenMethod, typeOf } from '@balsam/domain/booking';
import { Hospital, House, type LucideIcon, Video, Zap } from 'lucide-react';
import * as m from '#paraglide/messages.js';

/** The kinds of visit as a person reads them. */
export const visitTypes = {
  onsite: { icon: Hospital, label: m.booking_type_onsite },
  virtual: { icon: Video, label: m.booking_type_virtual },
  home: { icon: House, label: m.booking_type_home },
  onspot: { icon: Zap, label: m.booking_type_onspot },
} as const satisfies Record<AppointmentType, { icon: LucideIcon; label: () => string }>;

/** The same by the words of a screen's filter. */
export const visitTypeOf = (method: ScreenMethod) => visitTypes[typeOf(method) ?? 'onsite'];

/** Whether it matters at which branch the visit is: a call and the doctor on duty are reached from anywhere. */
export const isAtPlace = (type: AppointmentType): boolean => type === 'onsite' || type === 'home';
