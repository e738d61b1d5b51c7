import * as m from '#paraglide/messages.js';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { CartKept, useIsCheckout } from './cart-kept.tsx';
import { GuestWays } from './guest-ways.tsx';
import { PatientLoginForm } from './patient-login-form.tsx';

/** `/auth/user/login`: the patient's sign-in by itself, where an address or a patient's task has led straight to it. */
export const LoginPage = () => (
  <AuthLayout>
    <PageHeading
      title={m.identity_patient_title()}
      back={useIsCheckout() ? '/pharmacy/cart' : '/auth/user/dashboard'}
    />
    <CartKept />
    <PatientLoginForm />
    <GuestWays />
  </AuthLayout>
);
