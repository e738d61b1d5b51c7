/** Round the equator. */
const earthMetres = 40_075_016.686;
/** Of the whole earth at zoom 0. */
const tilePixels = 256;
const radians = Math.PI / 180;

const metresPerPixel = (latitude: number, zoom: number): number =>
  (earthMetres * Math.cos(latitude * radians)) / (tilePixels * 2 ** zoom);

/** The longest of 1, 2 and 5 with any number of zeros that is not longer than this. */
const roundBelow = (most: number): number => {
  const tens = 10 ** Math.floor(Math.log10(most));
  return [5, 2, 1].map((first) => first * tens).find((round) => round <= most) ?? tens;
};

/** A round distance and how long it is on the map: at most so many pixels. Maps of the web grow towards the poles, so it hangs on where one looks. */
export const scaleAt = (latitude: number, zoom: number, mostPixels: number): { metres: number; pixels: number } => {
  const each = metresPerPixel(latitude, zoom);
  const metres = roundBelow(mostPixels * each);
  return { metres, pixels: Math.round(metres / each) };
};
