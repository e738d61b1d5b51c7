import type { User } from '@balsam/contract/people';
import { isDoctorRole, isStaff, roles } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Filled, gap, PersonName } from '#shared/ui/person-name.tsx';
import { ErrorState } from '#shared/ui/states.tsx';
import { DoctorProfile } from './doctor-profile.tsx';
import { PatientProfile } from './patient-profile.tsx';
import { ownUser, useKnownUser } from './queries.ts';
import { RiderProfile } from './rider-profile.tsx';
import { StaffProfile } from './staff-profile.tsx';

const ProfileOf = ({ user }: { user: User }) => {
  if (user.role_id === roles.rider) return <RiderProfile user={user} />;
  if (isDoctorRole(user.role_id)) return <DoctorProfile user={user} />;
  return isStaff(user.role_id) ? <StaffProfile user={user} /> : <PatientProfile user={user} />;
};

const OwnProfile = ({ known }: { known: User }) => {
  const { data, isError, refetch } = useQuery(ownUser(known));
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} />;
  return <ProfileOf user={data ?? known} />;
};

const NameOfDependent = ({ user }: { user: User }) => (
  <Filled sentence={m.shell_dependent_profile({ name: gap })}>
    <PersonName person={user} />
  </Filled>
);

/** My Profile (SPEC §2): who the system knows this person as, and where what is theirs is changed. */
export const ProfilePage = () => {
  const known = useKnownUser();
  return (
    <Page>
      <PageHeading title={known?.isDependent ? <NameOfDependent user={known} /> : m.profile_title()} back="/" />
      {known && <OwnProfile key={known.id} known={known} />}
    </Page>
  );
};
