import { useEffect, useState } from 'react';
import { sayPosition } from '../../shared/api/socket.ts';
import { saidOf, waitBefore, type Measured } from './position-rules.ts';

/** `off`: nobody waits. `denied`: the device may not say. `lost`: it cannot at the moment. */
export type Sharing = 'off' | 'asking' | 'sharing' | 'denied' | 'lost';

/** Follows the device and says where it is, the newest place at most every five seconds. Returns how to stop. */
function follow(onChange: (sharing: Sharing) => void): () => void {
  let last: number | undefined;
  let newest: Measured | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const say = (): void => {
    timer = undefined;
    if (!newest) return;
    last = Date.now();
    void sayPosition(saidOf(newest, last));
    newest = undefined;
  };
  const watch = navigator.geolocation.watchPosition(
    (measured) => {
      newest = measured;
      onChange('sharing');
      timer ??= setTimeout(say, waitBefore(last, Date.now()));
    },
    ({ code, PERMISSION_DENIED }) => onChange(code === PERMISSION_DENIED ? 'denied' : 'lost'),
    { enableHighAccuracy: true, maximumAge: 5000 },
  );
  return () => {
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
    return follow(setSharing);
  }, [isOnTheWay]);
  return isOnTheWay ? sharing : 'off';
};
