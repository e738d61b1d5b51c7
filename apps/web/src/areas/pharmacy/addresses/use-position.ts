import { useState } from 'react';
import type { Point } from './address-draft.ts';

export type PositionState = 'idle' | 'finding' | 'failed';

const patienceMs = 15_000;

/** Asks the device where it is, when somebody wishes it; refused or unknown, the map and the fields are still there. */
export const usePosition = (onFound: (point: Point) => void) => {
  const [finding, setFinding] = useState<PositionState>('idle');
  const find = (): void => {
    setFinding('finding');
    const failed = (): void => setFinding('failed');
    if (!('geolocation' in navigator)) return failed();
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setFinding('idle');
        onFound({ latitude, longitude });
      },
      failed,
      { enableHighAccuracy: true, timeout: patienceMs },
    );
  };
  return { finding, find };
};
