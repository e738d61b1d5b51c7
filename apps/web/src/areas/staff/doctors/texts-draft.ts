import { toLatinDigits } from '@balsam/domain/text';
import type { DoctorDetail } from './queries.ts';

export const languages = ['ar', 'en', 'fr', 'ur', 'hi', 'tl', 'de', 'tr', 'es', 'bn'] as const;

/** A line of experience as it is typed; `key` is of this form alone. */
export type ExperienceDraft = Readonly<
  Record<'title' | 'title_ar' | 'place' | 'place_ar' | 'from_year' | 'to_year', string>
> & { readonly key: number };

/** What patients read of a doctor, as it is typed. */
export type TextsDraft = Readonly<
  Record<'qualification' | 'qualification_ar' | 'biography' | 'biography_ar' | 'experience_years', string>
> & {
  readonly languages: readonly string[];
  readonly clinic_ids: readonly number[];
  readonly experience: readonly ExperienceDraft[];
};

/** The texts as they are kept. */
export const textsOf = (doctor: DoctorDetail): TextsDraft => ({
  qualification: doctor.qualification,
  qualification_ar: doctor.qualification_ar,
  biography: doctor.biography,
  biography_ar: doctor.biography_ar,
  experience_years: String(doctor.experience_years),
  languages: doctor.languages,
  clinic_ids: doctor.clinics.map(({ id }) => id),
  experience: doctor.experience.map(({ title, title_ar, place, place_ar, from_year: from, to_year: to }, key) => ({
    key,
    title,
    title_ar,
    place,
    place_ar,
    from_year: String(from),
    to_year: to === null ? '' : String(to),
  })),
});

/** A line more, in which nothing is written yet. */
export const withLine = (lines: readonly ExperienceDraft[]): ExperienceDraft[] => [
  ...lines,
  {
    key: Math.max(-1, ...lines.map(({ key }) => key)) + 1,
    title: '',
    title_ar: '',
    place: '',
    place_ar: '',
    from_year: '',
    to_year: '',
  },
];

const yearOf = (typed: string): number => Number(toLatinDigits(typed.trim()));

/** What is sent of it; of the clinics those that there are, in their order. */
export const sentTexts = (draft: TextsDraft, clinics: readonly { readonly id: number }[]) => ({
  qualification: draft.qualification.trim(),
  qualification_ar: draft.qualification_ar.trim(),
  biography: draft.biography.trim(),
  biography_ar: draft.biography_ar.trim(),
  languages: languages.filter((code) => draft.languages.includes(code)),
  experience_years: yearOf(draft.experience_years),
  experience: draft.experience.map(({ key: _key, from_year: from, to_year: to, ...line }) => ({
    title: line.title.trim(),
    title_ar: line.title_ar.trim(),
    place: line.place.trim(),
    place_ar: line.place_ar.trim(),
    from_year: yearOf(from),
    to_year: to.trim() === '' ? null : yearOf(to),
  })),
  clinic_ids: clinics.filter(({ id }) => draft.clinic_ids.includes(id)).map(({ id }) => id),
});
