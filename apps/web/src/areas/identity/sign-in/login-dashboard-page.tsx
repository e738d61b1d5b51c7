import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { storeRole, lastRole } from '../entry/last-role.ts';
import { CartKept } from './cart-kept.tsx';
import { GuestWays } from './guest-ways.tsx';
import { PatientLoginForm } from './patient-login-form.tsx';
import { RoleChooser } from './role-chooser.tsx';
import type { ChosenRole } from '../entry/search.ts';

// Patients are nearly everybody who comes here: the other two forms are loaded when somebody chooses them.
const DoctorLoginForm = lazy(() => import('./doctor-login-form.tsx'));
const RiderLoginForm = lazy(() => import('./rider-login-form.tsx'));

const forms = {
  patient: { title: m.identity_patient_title, Form: PatientLoginForm },
  doctor: { title: m.identity_doctor_title, Form: DoctorLoginForm },
  rider: { title: m.identity_rider_title, Form: RiderLoginForm },
} as const satisfies Record<ChosenRole, unknown>;

const firstRole = (): ChosenRole => {
  const last = lastRole();
  return last === 'staff' ? 'patient' : last;
};

/** Login Dashboard (SPEC §2): who is signing in, and the form for that. */
export const LoginDashboardPage = () => {
  const search = useSearch({ from: '/auth/user/dashboard' });
  const navigate = useNavigate({ from: '/auth/user/dashboard' });
  const role = search.role ?? firstRole();
  const choose = (next: ChosenRole): void => {
    storeRole(next);
    void navigate({ search: { ...search, role: next }, replace: true, resetScroll: false });
  };
  const { title, Form } = forms[role];
  return (
    <AuthLayout>
      <PageHeading title={m.identity_welcome()} detail={m.identity_choose()} />
      <CartKept />
      <RoleChooser value={role} onChange={choose} />
      <h2 className="text-h2">{title()}</h2>
      <Suspense fallback={<Skeleton className="h-72 w-full rounded-md" />}>
        <Form />
      </Suspense>
      <GuestWays />
      <TextLink to="/auth/user/staff" className="self-center text-small">
        {m.identity_staff_link()}
      </TextLink>
    </AuthLayout>
  );
};
