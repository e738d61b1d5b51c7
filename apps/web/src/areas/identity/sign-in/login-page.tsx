import * as m from '../../../paraglide/messages.js';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { AuthFrame } from '../layout/layout.tsx';
import { PatientForm } from './patient-form.tsx';

/** `/auth/user/login`: the patient's sign-in by itself, where an address has led straight to it. */
export const LoginPage = () => (
  <AuthFrame>
    <PageHeading title={m.identity_patient_title()} back="/auth/user/dashboard" />
    <PatientForm />
  </AuthFrame>
);
