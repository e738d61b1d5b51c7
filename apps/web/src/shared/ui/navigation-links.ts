/** Where a way leads: to a point, or to what a map finds by the words of an address. */
export type Spot = { readonly latitude: number; readonly longitude: number } | { readonly words: string };

const place = (spot: Spot): string =>
  'words' in spot ? encodeURIComponent(spot.words) : `${spot.latitude},${spot.longitude}`;

/** Opens whichever map app the phone has, with a pin there. */
export const geoLink = (spot: Spot): string => `geo:${'words' in spot ? '0,0' : place(spot)}?q=${place(spot)}`;

/** The two map apps that are offered where there is no such link, with the way from here. */
export const mapLinks = (spot: Spot): Readonly<Record<'google' | 'waze', string>> => ({
  google: `https://www.google.com/maps/dir/?api=1&destination=${place(spot)}&travelmode=driving`,
  waze: `https://waze.com/ul?${'words' in spot ? 'q' : 'll'}=${place(spot)}&navigate=yes`,
});

/** Whether the device knows geo: links. Apple's phones do not, so they choose as a computer does. */
export const knowsGeo = (userAgent: string): boolean =>
  /Android|Mobile/.test(userAgent) && !/iPhone|iPad/.test(userAgent);
