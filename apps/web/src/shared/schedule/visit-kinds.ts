import { appointmentTypes } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';
import type { VisitKind } from './types.ts';

/** What each kind of visit is called. */
export const kindNames: Readonly<Record<VisitKind, () => string>> = {
  onsite: m.booking_type_onsite,
  virtual: m.booking_type_virtual,
  home: m.booking_type_home,
  onspot: m.booking_type_onspot,
};

/** The kinds to choose from. */
export const kindOptions = () => appointmentTypes.map((type) => ({ value: type, label: kindNames[type]() }));
