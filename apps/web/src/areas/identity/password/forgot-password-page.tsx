import { useSearch } from '@tanstack/react-router';
import { Mail, UserRound } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { patientIdentifierError, riderIdentifierError } from './validate-identifier.ts';
import { ForgotForm } from './forgot-form.tsx';

/** A patient types a phone number or an e-mail address into one field (SPEC §2). */
const PatientForgotPassword = () => (
  <ForgotForm
    state="forgotPassword"
    signIn="patient"
    validate={patientIdentifierError}
    field={{ label: m.identity_phone_email(), hint: m.identity_phone_email_hint(), icon: UserRound }}
  />
);

/** A doctor types the e-mail address that the hospital knows. */
const DoctorForgotPassword = () => (
  <ForgotForm
    state="forgotPassword"
    signIn="doctor"
    validate={riderIdentifierError}
    field={{ label: m.identity_email(), icon: Mail, type: 'email' }}
  />
);

/** `/auth/user/forgot-password`: a patient's, or with `?role=doctor` a doctor's. */
export const ForgotPasswordPage = () => {
  const { role } = useSearch({ from: '/auth/user/forgot-password' });
  return role === 'doctor' ? <DoctorForgotPassword /> : <PatientForgotPassword />;
};

/** A rider types the e-mail address of the log-in (SPEC §2). */
export const RiderForgotPasswordPage = () => (
  <ForgotForm
    state="riderForgotPassword"
    signIn="rider"
    validate={riderIdentifierError}
    field={{ label: m.identity_email(), icon: Mail, type: 'email' }}
  />
);
