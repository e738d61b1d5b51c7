import { expect, test } from 'vitest';
import { placeIn } from './index.ts';

test.each([
  ['العليا', 'Al Olaya'],
  ['طريق الملك عبدالله ٧٧', 'King Abdullah Road 77'],
  ['طريق خريص ٥١٢، الروضة', 'Khurais Road 512, Al Rawdah'],
])('%s and %s are one place', (arabic, english) => {
  expect([placeIn('en', arabic), placeIn('ar', english)]).toEqual([english, arabic]);
  expect([placeIn('ar', arabic), placeIn('en', english)]).toEqual([arabic, english]);
});
test.each([
  ['حي الروضه', 'Al Rawdah'],
  ['طريق الملك عبد الله ٧٧', 'King Abdullah Road 77'],
])('%s is found as people write it', (written, english) => {
  expect(placeIn('en', written)).toBe(english);
});
test('an English name is found with another form of the article', () => {
  expect(['Ar-Rawdah', 'ar rawdah district', 'AL RAWDAH'].map((each) => placeIn('ar', each))).toEqual(
    Array.from({ length: 3 }, () => 'الروضة'),
  );
});
test.each(['', '12', 'شارع لا يعرفه أحد ٣', 'طريق خريص ٥١٢، حي لا يعرفه أحد', 'Khurais Road 5B', 'العليا 1a, King'])(
  'what is not known as a whole stays as it was written: %j',
  (written) => {
    expect([placeIn('ar', written), placeIn('en', written)]).toEqual([written, written]);
  },
);
