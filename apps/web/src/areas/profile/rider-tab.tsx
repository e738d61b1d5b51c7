import type { User } from '@balsam/contract/people';
import { useQuery } from '@tanstack/react-query';
import { ownUser, useKnownUser } from './queries.ts';
import { RiderProfile } from './rider-profile.tsx';

const Now = ({ known }: { known: User }) => {
  const { data } = useQuery(ownUser(known));
  return <RiderProfile user={data ?? known} />;
};

/** The Profile tab of a rider's orders (S2.21): what is known of them, read-only, and the way to delete the account. */
export const RiderTab = () => {
  const known = useKnownUser();
  return known && <Now key={known.id} known={known} />;
};
