import * as m from '#paraglide/messages.js';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { PatientLoginForm } from './patient-login-form.tsx';

/** `/auth/user/login`: the patient's sign-in by itself, where an address has led straight to it. */
export const LoginPage = () => (
  <AuthLayout>
    <PageHeading title={m.identity_patient_title()} back="/auth/user/dashboard" />
    <PatientLoginForm />
  </AuthLayout>
);
