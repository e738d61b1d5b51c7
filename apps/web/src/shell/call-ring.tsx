import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSession } from '#shared/api/session.ts';
import { onServerEvent } from '#shared/api/server-events.ts';

/** Comes only when it rings. */
const RingDialog = lazy(() => import('#areas/tele-consultation/ring/ring-dialog.tsx'));

/** A doctor's call reaches the patient on every page but that of the call itself, which rings in its own way. */
export const CallRing = () => {
  const { pathname } = useLocation();
  const isSignedIn = useSession() !== null;
  const [ringing, setRinging] = useState<number>();
  useEffect(() => onServerEvent('call:ring', ({ id }) => setRinging(id)), []);
  const stop = useCallback(() => setRinging(undefined), []);
  if (!isSignedIn || ringing === undefined || pathname === `/tele-consultation/${ringing}`) return null;
  return (
    <Suspense>
      <RingDialog key={ringing} id={ringing} onClose={stop} />
    </Suspense>
  );
};
