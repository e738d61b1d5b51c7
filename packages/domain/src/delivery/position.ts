import type { Coordinates } from './travel.ts';

/** A position of a rider is taken when the last one was so many seconds ago, or longer. */
export const positionEverySeconds = 5;
/** How long a rider's last position is kept; there is no trail. */
export const positionKeptHours = 24;
/** A position that took longer to arrive is out of date. */
const freshSeconds = 60;

/** `age`: seconds since the phone measured it, by the phone's own clock, which may be wrong as a whole but not in between. */
type Reported = Coordinates & { readonly age: number };

/** Saudi Arabia with its waters and a margin; nobody delivers beyond. */
const isInTheCountry = ({ latitude, longitude }: Coordinates): boolean =>
  latitude >= 16 && latitude <= 33 && longitude >= 34 && longitude <= 56;

/** Whether a position is usable: in the country, and of this minute. */
export const isUsablePosition = (reported: Reported): boolean =>
  isInTheCountry(reported) && reported.age >= 0 && reported.age <= freshSeconds;
