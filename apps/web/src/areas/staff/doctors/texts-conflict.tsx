import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { ConflictNote } from '#shared/ui/conflict-note.tsx';
import { languageOf } from '#shared/ui/person-name.tsx';
import { languageName } from './language-name.ts';
import type { DoctorDetail } from './queries.ts';
import { type TextsDraft, textsOf } from './texts-draft.ts';

const parts = [
  ['qualification_ar', m.doctors_qualification_ar],
  ['qualification', m.doctors_qualification_en],
  ['biography_ar', m.doctors_biography_ar],
  ['biography', m.doctors_biography_en],
  ['languages', m.doctors_languages],
  ['clinic_ids', m.doctors_clinics],
  ['experience_years', m.doctors_years],
  ['experience', m.doctors_experience],
] as const;

const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(getLocale(), { type: 'unit', style: 'short' }).format(items);

const shownAs = (doctor: DoctorDetail, part: (typeof parts)[number][0]): string => {
  if (part === 'languages') return listed(doctor.languages.map(languageName));
  if (part === 'clinic_ids') return listed(doctor.clinics.map(({ title, title_ar: ar }) => inLocale(title, ar)));
  if (part === 'experience_years') return number(doctor.experience_years);
  if (part === 'experience')
    return doctor.experience
      .map(
        ({ title, title_ar: ar, place, place_ar: placeAr }) => `${inLocale(title, ar)} · ${inLocale(place, placeAr)}`,
      )
      .join('\n');
  return doctor[part];
};

type TextsConflictProps = {
  /** As a colleague has saved them. */
  readonly doctor: DoctorDetail;
  readonly draft: TextsDraft;
  readonly onTake: () => void;
  readonly onKeep: () => void;
};

/** What a colleague has saved since the typing began, where it differs from what is typed here: either goes on. */
export const TextsConflict = ({ doctor, draft, onTake, onKeep }: TextsConflictProps) => {
  const theirs = textsOf(doctor);
  const differing = parts.filter(([part]) => JSON.stringify(theirs[part]) !== JSON.stringify(draft[part]));
  return (
    <ConflictNote
      keep={{ label: m.doctors_texts_keep_mine(), onPress: onKeep }}
      take={{ label: m.doctors_texts_take_theirs(), onPress: onTake }}
    >
      <p>{m.doctors_texts_changed()}</p>
      <dl className="flex flex-col gap-3">
        {differing.map(([part, label]) => {
          const text = shownAs(doctor, part);
          return (
            <div key={part}>
              <dt className="text-small">{label()}</dt>
              <dd dir="auto" lang={languageOf(text)} className="text-start wrap-anywhere whitespace-pre-line">
                {text === '' ? m.doctors_texts_empty() : text}
              </dd>
            </div>
          );
        })}
      </dl>
    </ConflictNote>
  );
};
