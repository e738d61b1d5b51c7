import { useEffect, useState } from 'react';
import { sendPosition } from '#shared/api/socket.ts';
import { isOld, type Measured, positionFrom, waitBefore } from './position-rules.ts';

/** `off`: nobody waits. `denied`: the device may not say. `lost`: it cannot at the moment. */
export type Sharing = 'off' | 'asking' | 'sharing' | 'denied' | 'lost';

/**
 * Follows the device and says where it is, the newest place at most every five seconds. What could not be said is said again for as long as
 * it tells something: a rider who stands still measures nothing new. Returns how to stop.
 */
function watchPosition(onChange: (sharing: Sharing) => void): () => void {
  let last: number | undefined;
  let newest: Measured | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const plan = (): void => {
    if (!stopped) timer ??= setTimeout(() => void sendNow(), waitBefore(last, Date.now()));
  };
  const sendNow = async (): Promise<void> => {
    timer = undefined;
    const place = newest;
    newest = undefined;
    last = Date.now();
    if (!place || isOld(place, last) || (await sendPosition(positionFrom(place, last)))) return;
    newest ??= place;
    plan();
  };
  const watch = navigator.geolocation.watchPosition(
    (measured) => {
      newest = measured;
      onChange('sharing');
      plan();
    },
    ({ code, PERMISSION_DENIED }) => onChange(code === PERMISSION_DENIED ? 'denied' : 'lost'),
    { enableHighAccuracy: true, maximumAge: 5000 },
  );
  return () => {
    stopped = true;
    clearTimeout(timer);
    navigator.geolocation.clearWatch(watch);
  };
}

const knowsWhere = 'geolocation' in navigator;

/** Shares where the rider is for as long as an order is on the way, and not a moment longer. */
export const useLivePosition = (isOnTheWay: boolean): Sharing => {
  const [sharing, setSharing] = useState<Sharing>(knowsWhere ? 'asking' : 'denied');
  useEffect(() => {
    if (!isOnTheWay || !knowsWhere) return undefined;
    return watchPosition(setSharing);
  }, [isOnTheWay]);
  return isOnTheWay ? sharing : 'off';
};
