import { registration } from '@balsam/contract/registration';
import { withMessage } from '#platform/http/with-message.ts';
import { callExternal, type Route } from '#platform/http/serve.ts';
import { registerMedicalFile } from './register-medical-file.ts';
import { register } from './register.ts';
import { registrationTexts } from './registration.texts.ts';

/** Becoming a patient, with a new file or with one that is there already. */
export const registrationRoutes: readonly Route[] = [
  callExternal(registration.register, async ({ platform, call, body }) =>
    withMessage(await register(platform, call, body), registrationTexts.codeSent),
  ),
  callExternal(registration.registerMedicalFile, async ({ platform, call, body }) =>
    withMessage(await registerMedicalFile(platform, call, body), registrationTexts.codeSent),
  ),
];
