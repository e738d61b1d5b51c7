import type { CallInput } from '@balsam/contract/call';
import type { packages } from '@balsam/contract/packages';
import { appointmentTypes } from '@balsam/domain/booking';
import { contentDrawings } from '@balsam/domain/content';
import { toLatinDigits } from '@balsam/domain/text';
import * as m from '#paraglide/messages.js';

type NewOffer = CallInput<typeof packages.create>['body'];
type NewService = NewOffer['services'][number];

const labels = {
  onsite: m.booking_type_onsite,
  virtual: m.booking_type_virtual,
  home: m.booking_type_home,
  onspot: m.booking_type_onspot,
} as const;

/** The kinds of visit to choose from. */
export const visitKinds = () => appointmentTypes.map((type) => ({ value: type, label: labels[type]() }));

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** In whichever digits it was typed; what is no number becomes NaN, which the server refuses. */
const numberOf = (form: FormData, name: string): number => Number(toLatinDigits(text(form, name)).replace(/[,٫]/, '.'));

const serviceFrom = (form: FormData, prefix: string): NewService => ({
  title: text(form, `${prefix}title`),
  title_ar: text(form, `${prefix}title_ar`),
  type: appointmentTypes.find((type) => type === text(form, `${prefix}type`)) ?? 'onsite',
  speciality_id: text(form, `${prefix}speciality_id`) === '' ? null : numberOf(form, `${prefix}speciality_id`),
  quantity: numberOf(form, `${prefix}quantity`),
  unit_price: numberOf(form, `${prefix}unit_price`),
});

/** What was typed as the body of the call; `keys` name the services that the form shows. */
export const offerFrom = (form: FormData, keys: readonly number[]): NewOffer => ({
  title: text(form, 'title'),
  title_ar: text(form, 'title_ar'),
  description: text(form, 'description'),
  description_ar: text(form, 'description_ar'),
  drawing: contentDrawings.find((drawing) => drawing === text(form, 'drawing')) ?? 'shield',
  price: numberOf(form, 'price'),
  most_terms: numberOf(form, 'most_terms'),
  services: keys.map((key) => serviceFrom(form, `service${key}_`)),
});
