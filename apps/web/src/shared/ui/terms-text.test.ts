import { expect, test } from 'vitest';
import { paragraphsOf } from './terms-text.tsx';

test('S4.19 the terms are read as headings and paragraphs, however they are parted', () => {
  const parts = [
    { heading: true, text: 'Purpose' },
    { heading: false, text: 'First.' },
    { heading: true, text: 'Account' },
    { heading: false, text: 'Second, with ## inside.' },
    { heading: false, text: 'Third.' },
  ];
  expect(paragraphsOf('## Purpose\nFirst.\n\n## Account\nSecond, with ## inside.\n\nThird.\n')).toEqual(parts);
  expect(paragraphsOf('## Purpose\n\nFirst.\n## Account\n\nSecond, with ## inside.\n \n\nThird.')).toEqual(parts);
  expect(paragraphsOf(' \n\n')).toEqual([]);
});
