import { expect, test } from 'vitest';
import { sentTexts, type TextsDraft, withLine } from './texts-draft.ts';

const line = { key: 4, title: ' Resident', title_ar: 'مقيم', place: 'Riyadh', place_ar: 'الرياض', from_year: '٢٠١٠' };
const draft: TextsDraft = {
  qualification: ' MD ',
  qualification_ar: 'بكالوريوس',
  biography: '',
  biography_ar: '',
  experience_years: '١٢',
  languages: ['en', 'ar', 'xx'],
  clinic_ids: [9, 2, 7],
  experience: [{ ...line, to_year: ' ' }],
};

test('what was typed is sent trimmed, with years in either digits, and with the languages and clinics that there are', () => {
  expect(sentTexts(draft, [{ id: 2 }, { id: 7 }, { id: 8 }])).toEqual({
    qualification: 'MD',
    qualification_ar: 'بكالوريوس',
    biography: '',
    biography_ar: '',
    experience_years: 12,
    languages: ['ar', 'en'],
    clinic_ids: [2, 7],
    experience: [
      { title: 'Resident', title_ar: 'مقيم', place: 'Riyadh', place_ar: 'الرياض', from_year: 2010, to_year: null },
    ],
  });
});

test('a line more has a key that no other line has', () => {
  expect(withLine([]).map(({ key }) => key)).toEqual([0]);
  expect(withLine(draft.experience).map(({ key }) => key)).toEqual([4, 5]);
});
