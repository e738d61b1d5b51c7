import { identity } from '@balsam/contract/identity';
import { said } from '../../platform/http/said.ts';
import { converse, type Route } from '../../platform/http/serve.ts';
import { askToChangeContact, changeContactByCode } from './change-contact.ts';

/** Another phone number or e-mail address, proven by a code that goes to it. */
export const contactRoutes: readonly Route[] = [
  converse(identity.changeContact, async ({ platform, call, params, body }) =>
    said(await askToChangeContact(platform, call, params.id, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
  converse(identity.changeContactByCode, ({ platform, call, params, body }) =>
    changeContactByCode(platform, call, params.id, body),
  ),
];
