import { isEmail, isPersonName, normaliseName } from '@balsam/domain/identity';
import * as m from '#paraglide/messages.js';

export const nameFields = {
  first_name: 'en',
  family_name: 'en',
  first_name_ar: 'ar',
  family_name_ar: 'ar',
} as const;
type NameField = keyof typeof nameFields;

export type InviteRequest = Readonly<Record<'email_address' | NameField, string>>;
export type InviteErrors = { readonly [K in keyof InviteRequest]?: (() => string) | undefined };

const nameError = (name: string, language: 'ar' | 'en'): (() => string) | undefined => {
  if (isPersonName(normaliseName(name), language)) return undefined;
  return language === 'ar' ? m.staff_name_ar_wrong : m.staff_name_en_wrong;
};

/** What is wrong with an invitation before it is sent, by field. */
export const validateInvite = (request: InviteRequest): InviteErrors => {
  const names = Object.entries(nameFields) as [NameField, 'ar' | 'en'][];
  const errors = names.map(([field, language]) => [field, nameError(request[field], language)] as const);
  const email = isEmail(request.email_address) ? undefined : m.identity_email_wrong;
  return Object.fromEntries([['email_address', email], ...errors].filter(([, fault]) => fault));
};
