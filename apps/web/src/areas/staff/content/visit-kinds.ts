import { appointmentTypes } from '@balsam/domain/booking';
import * as m from '#paraglide/messages.js';

const names = {
  onsite: m.booking_type_onsite,
  virtual: m.booking_type_virtual,
  home: m.booking_type_home,
  onspot: m.booking_type_onspot,
} as const;

/** The kinds of visit to choose from. */
export const visitKinds = () => appointmentTypes.map((value) => ({ value, label: names[value]() }));
