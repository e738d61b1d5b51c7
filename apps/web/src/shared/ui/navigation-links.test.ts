import { expect, test } from 'vitest';
import { geoLink, knowsGeo, mapLinks } from './navigation-links.ts';

const there = { latitude: 24.7136, longitude: 46.6753 };

test('S2.20 a phone opens its own map app by a geo: link with a pin', () => {
  expect(geoLink(there)).toBe('geo:24.7136,46.6753?q=24.7136,46.6753');
});

test('S2.20 elsewhere Google Maps or Waze is led there', () => {
  expect(mapLinks(there)).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=24.7136,46.6753&travelmode=driving',
    waze: 'https://waze.com/ul?ll=24.7136,46.6753&navigate=yes',
  });
});

test('S2.20 what has no point is searched for by its words', () => {
  const words = { words: 'Olaya Street 12, Riyadh' };
  expect(geoLink(words)).toBe('geo:0,0?q=Olaya%20Street%2012%2C%20Riyadh');
  expect(mapLinks(words)).toEqual({
    google: 'https://www.google.com/maps/dir/?api=1&destination=Olaya%20Street%2012%2C%20Riyadh&travelmode=driving',
    waze: 'https://waze.com/ul?q=Olaya%20Street%2012%2C%20Riyadh&navigate=yes',
  });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140 Safari/537.36', false],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140', false],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', false],
])('%s knows geo: links: %s', (userAgent, knows) => {
  expect(knowsGeo(userAgent)).toBe(knows);
});
