import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { useDraft } from '#shared/ui/use-draft.ts';
import { DoctorPhoto } from './doctor-photo.tsx';
import { languageName } from './language-name.ts';
import { type DoctorDetail, doctorQuery, textsChangedIn, useDoctorChange } from './queries.ts';
import { TextsConflict } from './texts-conflict.tsx';
import { type ExperienceDraft, languages, sentTexts, type TextsDraft, textsOf, withLine } from './texts-draft.ts';

const both = [
  { lang: 'ar', dir: 'rtl', suffix: '_ar' },
  { lang: 'en', dir: 'ltr', suffix: '' },
] as const;
const labels = {
  qualification: { ar: m.doctors_qualification_ar, en: m.doctors_qualification_en },
  biography: { ar: m.doctors_biography_ar, en: m.doctors_biography_en },
} as const;

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Edited = { readonly draft: TextsDraft; readonly onChange: (part: Partial<TextsDraft>) => void };

type LineProps = {
  readonly at: number;
  readonly line: ExperienceDraft;
  readonly onChange: (part: Partial<ExperienceDraft>) => void;
  readonly onRemove: () => void;
};

const named = [
  { of: 'title_ar', lang: 'ar', dir: 'rtl', label: m.doctors_post_ar },
  { of: 'title', lang: 'en', dir: 'ltr', label: m.doctors_post_en },
  { of: 'place_ar', lang: 'ar', dir: 'rtl', label: m.doctors_place_ar },
  { of: 'place', lang: 'en', dir: 'ltr', label: m.doctors_place_en },
] as const;
const year = { inputMode: 'numeric', ltr: true, maxLength: 4 } as const;

const ExperienceFields = ({ at, line, onChange, onRemove }: LineProps) => (
  <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
    <legend className="px-1 font-medium">{m.doctors_experience_n({ n: number(at) })}</legend>
    <div className="grid gap-3 desktop:grid-cols-2">
      {named.map(({ of, lang, dir, label }) => (
        <TextField
          key={of}
          name={`${line.key}_${of}`}
          lang={lang}
          dir={dir}
          label={label()}
          maxLength={80}
          required
          value={line[of]}
          onChange={({ currentTarget }) => onChange({ [of]: currentTarget.value })}
        />
      ))}
      <TextField
        {...year}
        name={`${line.key}_from`}
        label={m.doctors_from_year()}
        required
        value={line.from_year}
        onChange={({ currentTarget }) => onChange({ from_year: currentTarget.value })}
      />
      <TextField
        {...year}
        name={`${line.key}_to`}
        label={m.doctors_to_year()}
        hint={m.doctors_to_year_hint()}
        value={line.to_year}
        onChange={({ currentTarget }) => onChange({ to_year: currentTarget.value })}
      />
    </div>
    <Button variant="text" size="sm" icon={Trash2} className="self-start" onClick={onRemove}>
      {m.doctors_experience_remove({ n: number(at) })}
    </Button>
  </fieldset>
);

const Words = ({ draft, onChange }: Edited) => (
  <div className="grid gap-4 desktop:grid-cols-2">
    {both.map(({ lang, dir, suffix }) => (
      <TextField
        key={lang}
        name={`qualification${suffix}`}
        lang={lang}
        dir={dir}
        label={labels.qualification[lang]()}
        maxLength={200}
        value={draft[`qualification${suffix}`]}
        onChange={({ currentTarget }) => onChange({ [`qualification${suffix}`]: currentTarget.value })}
      />
    ))}
    {both.map(({ lang, dir, suffix }) => (
      <TextArea
        key={lang}
        name={`biography${suffix}`}
        lang={lang}
        dir={dir}
        rows={6}
        label={labels.biography[lang]()}
        maxLength={4000}
        value={draft[`biography${suffix}`]}
        onChange={({ currentTarget }) => onChange({ [`biography${suffix}`]: currentTarget.value })}
      />
    ))}
  </div>
);

const ticked = <T,>(all: readonly T[], one: T, isTicked: boolean): readonly T[] =>
  isTicked ? [...all, one] : all.filter((each) => each !== one);

/** Speaks which languages, and works in which clinics. */
const Ticks = ({ draft, onChange, clinics }: Edited & { readonly clinics: DoctorDetail['clinics'] }) => (
  <>
    <fieldset>
      <legend className="mb-1 font-medium">{m.doctors_languages()}</legend>
      <div className="grid grid-cols-2 gap-x-4 desktop:grid-cols-5">
        {languages.map((code) => (
          <CheckBox
            key={code}
            name={`language_${code}`}
            label={languageName(code)}
            checked={draft.languages.includes(code)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ languages: ticked(draft.languages, code, checked) })
            }
          />
        ))}
      </div>
    </fieldset>
    <fieldset>
      <legend className="mb-1 font-medium">{m.doctors_clinics()}</legend>
      <div className="grid gap-x-4 desktop:grid-cols-3">
        {clinics.map(({ id, title, title_ar: titleAr, location }) => (
          <CheckBox
            key={id}
            name={`clinic_${id}`}
            label={m.doctors_clinic_at({
              clinic: inLocale(title, titleAr),
              branch: inLocale(location.title, location.title_ar),
            })}
            checked={draft.clinic_ids.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ clinic_ids: ticked(draft.clinic_ids, id, checked) })
            }
          />
        ))}
      </div>
    </fieldset>
  </>
);

const Experience = ({ draft: { experience }, onChange }: Edited) => (
  <>
    {experience.map((line, n) => (
      <ExperienceFields
        key={line.key}
        at={n + 1}
        line={line}
        onChange={(part) => onChange({ experience: experience.with(n, { ...line, ...part }) })}
        onRemove={() => onChange({ experience: experience.toSpliced(n, 1) })}
      />
    ))}
    <Button
      variant="outline"
      icon={Plus}
      className="self-start"
      onClick={() => onChange({ experience: withLine(experience) })}
    >
      {m.doctors_experience_add()}
    </Button>
  </>
);

/** The texts as they are typed, with the version of those that the typing began from: a save may replace no others. */
const useTexts = (doctor: DoctorDetail) => {
  const initial = { ...textsOf(doctor), revision: doctor.texts_revision };
  const { draft, change, saved, clear } = useDraft(`doctor ${doctor.id}`, initial);
  const isTyped = !isSame({ ...draft, revision: initial.revision }, initial);
  const isChanged = isTyped && draft.revision !== initial.revision;
  const seen = { ...draft, revision: isTyped ? draft.revision : initial.revision };
  return {
    seen,
    isTyped,
    /** Whether a colleague has saved others since. */
    isChanged,
    change: (part: Partial<TextsDraft>): void => change({ ...part, revision: seen.revision }),
    saved,
    takeTheirs: clear,
    keepMine: (): void => change({ revision: initial.revision }),
  };
};

type Seen = ReturnType<typeof useTexts>['seen'];

/** Saves them; what is kept then, or what a colleague has saved meanwhile, is on the screen at once. */
const useSaveTexts = (doctor: DoctorDetail, clinics: DoctorDetail['clinics'], saved: (sent: Seen) => void) => {
  const client = useQueryClient();
  const show = (now: DoctorDetail): void => void client.setQueryData(doctorQuery(doctor.id).queryKey, now);
  return useDoctorChange(
    async (sent: Seen) => {
      const body = { ...sentTexts(sent, clinics), revision: sent.revision };
      try {
        show(await api.doctors.saveTexts({ params: { id: doctor.id }, body, quiet: true }));
      } catch (error) {
        const theirs = textsChangedIn(error);
        if (theirs) show(theirs);
        throw error;
      }
      return sent;
    },
    (sent) => {
      saved(sent);
      toast.success(m.doctors_texts_saved());
    },
  );
};

/**
 * What patients read of a doctor, in both languages; a reload takes nothing away, and nothing that a colleague saved is written over
 * unseen. Opened on demand: default export for `lazy`.
 */
const TextsTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const { seen: draft, isTyped, isChanged, change, saved, takeTheirs, keepMine } = useTexts(doctor);
  const all = useQuery(api.hospital.clinics.query({ quiet: true }));
  const clinics = all.data?.items ?? doctor.clinics;
  const save = useSaveTexts(doctor, clinics, saved);
  /** What was refused before the colleague's version was seen is no more to be said. */
  const goOn = (choose: () => void) => (): void => {
    save.reset();
    choose();
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending && !isChanged) save.mutate(draft);
  };
  return (
    <div className="flex flex-col gap-6">
      <DoctorPhoto doctor={doctor} />
      <CheckedForm onSubmit={submit} className="flex flex-col gap-5">
        <Words draft={draft} onChange={change} />
        <UnreadLine reads={[all]} />
        <Ticks draft={draft} onChange={change} clinics={clinics} />
        <div className="max-w-xs">
          <TextField
            name="experience_years"
            label={m.doctors_years()}
            inputMode="numeric"
            ltr
            required
            maxLength={2}
            value={draft.experience_years}
            onChange={({ currentTarget }) => change({ experience_years: currentTarget.value })}
          />
        </div>
        <Experience draft={draft} onChange={change} />
        {isChanged ? (
          <TextsConflict doctor={doctor} draft={draft} onTake={goOn(takeTheirs)} onKeep={goOn(keepMine)} />
        ) : (
          <FormError error={save.error} />
        )}
        {isTyped && <p className="text-small text-muted">{m.shell_leave_text()}</p>}
        <Button type="submit" size="lg" className="self-start" pending={save.isPending} disabled={isChanged}>
          {m.doctors_save()}
        </Button>
      </CheckedForm>
    </div>
  );
};

export default TextsTab;
