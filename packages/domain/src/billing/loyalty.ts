import { halalas, type Halalas } from '../money/index.ts';

/** What points are worth (DECISIONS §4: 100 points = 1 SAR), parts of a halala left out. The books keep the worth, so that a new rate takes nothing away. */
export const pointsWorth = (points: number, pointsPerSar: number): Halalas =>
  halalas(Math.floor((points * 100) / pointsPerSar));

/** How many whole points an amount of the books is. */
export const pointsOf = (worth: Halalas, pointsPerSar: number): number => Math.floor((worth * pointsPerSar) / 100);

/** The points that a purchase earns: `perSar` for each whole riyal that was paid with money. */
export const pointsEarned = (paid: Halalas, perSar: number): number => Math.floor(Math.floor(paid / 100) * perSar);
