import { identity } from '@balsam/contract/identity';
import { withMessage } from '#platform/http/with-message.ts';
import { callExternal, type Route } from '#platform/http/serve.ts';
import { codeTexts } from '../codes/code.texts.ts';
import { requestContactChange, changeContactByCode } from './change-contact.ts';

/** Another phone number or e-mail address, proven by a code that goes to it. */
export const contactRoutes: readonly Route[] = [
  callExternal(identity.changeContact, async ({ platform, call, params, body }) =>
    withMessage(await requestContactChange(platform, call, params.id, body), codeTexts.sent),
  ),
  callExternal(identity.changeContactByCode, ({ platform, call, params, body }) =>
    changeContactByCode(platform, call, params.id, body),
  ),
];
