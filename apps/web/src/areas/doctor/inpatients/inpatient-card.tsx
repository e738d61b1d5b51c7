import { BedDouble, NotebookPen } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, digits, number, relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { takenAt } from '#shared/records/lab-values.ts';
import { FlagChip, Reading } from '#shared/records/reading.tsx';
import { ageWords } from '#shared/records/age-words.ts';
import { Avatar, portraitNamed } from '#shared/ui/avatar.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Inpatient } from './queries.ts';

/** Who it is, where they lie and since when. */
export const StayHead = ({ stay, as: Title = 'h2' }: { stay: Inpatient; as?: 'h2' | 'h3' }) => {
  const { patient } = stay;
  return (
    <div className="flex items-start gap-3">
      <Avatar portrait={portraitNamed(patient.portrait, patient.id)} photo={patient.photo_url} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <Title className="text-h3 wrap-anywhere">
          <Marked>{inLocale(patient.name, patient.name_ar)}</Marked>
        </Title>
        <InlineList className="text-small text-text-2">
          {patient.told_age && <span>{ageWords(patient.told_age)}</span>}
          {patient.gender && (
            <span>{patient.gender === 'female' ? m.doctor_gender_female() : m.doctor_gender_male()}</span>
          )}
          {patient.mrn_number !== null && <Ltr>{patient.mrn_number}</Ltr>}
        </InlineList>
        <InlineList className="text-small text-text-2">
          <span className="inline-flex items-center gap-1.5">
            <BedDouble aria-hidden size={16} />
            {m.doctor_inpatient_place({
              ward: inLocale(stay.ward.title, stay.ward.title_ar),
              bed: digits(stay.bed),
            })}
          </span>
          <span>{inLocale(stay.location.title, stay.location.title_ar)}</span>
        </InlineList>
        <p className="text-small text-text-2">
          {m.doctor_inpatient_since({ day: day(stay.since), number: number(stay.day_of_stay) })}
        </p>
      </div>
    </div>
  );
};

/** The newest results, each with its flag, and a mark where the laboratory has not confirmed it. */
const LastResults = ({ results }: Pick<Inpatient, 'results'>) => (
  <ul className="flex flex-col gap-1.5">
    {results.map((result) => (
      <li key={result.id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-0.5 text-small">
        <span className="min-w-0 wrap-anywhere">
          <Marked>{inLocale(result.title, result.title_ar)}</Marked>
        </span>
        <span className="flex flex-wrap items-center gap-x-2">
          <FlagChip result={result} />
          <Reading result={result} />
          <time dateTime={result.taken_at} className="text-muted">
            {takenAt(result)}
          </time>
        </span>
      </li>
    ))}
  </ul>
);

type InpatientCardProps = { readonly stay: Inpatient; readonly now: Date; readonly onOpen: () => void };

/** One who lies in the hospital: the whole card opens the stay. */
export const InpatientCard = ({ stay, now, onOpen }: InpatientCardProps) => (
  <li className="relative flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 hover:bg-surface-2 desktop:p-5">
    <StayHead stay={stay} />
    <p className="font-medium wrap-anywhere">
      <Marked>{inLocale(stay.diagnosis, stay.diagnosis_ar)}</Marked>
    </p>
    {stay.results.length > 0 ? (
      <LastResults results={stay.results} />
    ) : (
      <p className="text-small text-muted">{m.doctor_inpatient_no_results()}</p>
    )}
    <div className="mt-auto flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2">
      <span className="text-small text-muted">
        {stay.last_note_at === null
          ? m.doctor_inpatient_no_notes()
          : m.doctor_inpatient_last_note({ when: relative(stay.last_note_at, now) })}
      </span>
      <button
        type="button"
        onClick={onOpen}
        className="inline-flex min-h-11 items-center gap-1.5 font-bold text-accent-text after:absolute after:inset-0 after:rounded-lg"
      >
        <NotebookPen aria-hidden size={18} />
        {m.doctor_inpatient_open()}
        <span className="sr-only">{inLocale(stay.patient.name, stay.patient.name_ar)}</span>
      </button>
    </div>
  </li>
);
