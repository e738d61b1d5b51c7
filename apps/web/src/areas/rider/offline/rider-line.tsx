import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LeavingDialog } from './leaving.tsx';
import { useRiderManifest } from './install.ts';
import { RiderStrips } from './rider-strips.tsx';
import { work } from './working.ts';

/** Sends what waits and keeps what is read; of a rider who has left, forgets it. */
export const useOutbox = (): void => {
  const client = useQueryClient();
  useEffect(() => work(client), [client]);
};

/**
 * What every page carries that a rider opens: what waits is sent from wherever they are, asked about before a log-out, the customers see where
 * they are while an order is on the way, and the rider area can be installed.
 */
const RiderLine = () => {
  useOutbox();
  useRiderManifest();
  return (
    <>
      <LeavingDialog />
      <RiderStrips />
    </>
  );
};

export default RiderLine;
