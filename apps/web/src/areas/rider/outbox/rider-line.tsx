import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LeavingDialog } from './leaving.tsx';
import { useRiderManifest } from './install.ts';
import { work } from './working.ts';

const ForRiders = () => {
  useRiderManifest();
  return <LeavingDialog />;
};

/** What every page of the rider area carries: it sends what waits, keeps what is read, and can be installed. */
export const RiderLine = ({ isRider }: { isRider: boolean }) => {
  const client = useQueryClient();
  useEffect(() => work(client), [client]);
  return isRider ? <ForRiders /> : null;
};
