import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LeaveDialog } from './leave-dialog.tsx';
import { useRiderManifest } from './install.ts';
import { RiderStrips } from './rider-strips.tsx';
import { startRiderBackground } from './rider-background.ts';

/** Sends what waits and keeps what is read; of a rider who has left, forgets it. */
export const useOutbox = (): void => {
  const client = useQueryClient();
  useEffect(() => startRiderBackground(client), [client]);
};

/**
 * What every page carries that a rider opens: what waits is sent from wherever they are, asked about before a log-out, the customers see where
 * they are while an order is on the way, and the rider area can be installed.
 */
const RiderOffline = () => {
  useOutbox();
  useRiderManifest();
  return (
    <>
      <LeaveDialog />
      <RiderStrips />
    </>
  );
};

export default RiderOffline;
