import { registration } from '@balsam/contract/registration';
import { said } from '../../platform/http/said.ts';
import { converse, type Route } from '../../platform/http/serve.ts';
import { registerMedicalFile } from './register-medical-file.ts';
import { register } from './register.ts';

/** Becoming a patient, with a new file or with one that is there already. */
export const registrationRoutes: readonly Route[] = [
  converse(registration.register, async ({ platform, call, body }) =>
    said(await register(platform, call, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
  converse(registration.registerMedicalFile, async ({ platform, call, body }) =>
    said(await registerMedicalFile(platform, call, body), 'OTP sent successfully', 'أُرسل الرمز بنجاح'),
  ),
];
