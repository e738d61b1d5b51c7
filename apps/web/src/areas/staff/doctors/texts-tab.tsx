import { toLatinDigits } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { getLocale, inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { isTicked, textValue } from '#shared/ui/form.ts';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { DoctorPhoto } from './doctor-photo.tsx';
import { useDoctorChange, type DoctorDetail } from './queries.ts';

const languages = ['ar', 'en', 'fr', 'ur', 'hi', 'tl', 'de', 'tr', 'es', 'bn'] as const;
const both = [
  { lang: 'ar', dir: 'rtl', suffix: '_ar' },
  { lang: 'en', dir: 'ltr', suffix: '' },
] as const;
const labels = {
  qualification: { ar: m.doctors_qualification_ar, en: m.doctors_qualification_en },
  biography: { ar: m.doctors_biography_ar, en: m.doctors_biography_en },
} as const;

const languageName = (code: string): string =>
  new Intl.DisplayNames([getLocale()], { type: 'language' }).of(code) ?? code;

const yearIn = (form: HTMLFormElement, name: string): number => Number(toLatinDigits(textValue(form, name)));

/** What was typed; `keys` name the lines of experience that the form shows. */
const textsFrom = (form: HTMLFormElement, keys: readonly number[], clinics: readonly { id: number }[]) => ({
  qualification: textValue(form, 'qualification'),
  qualification_ar: textValue(form, 'qualification_ar'),
  biography: textValue(form, 'biography'),
  biography_ar: textValue(form, 'biography_ar'),
  languages: languages.filter((code) => isTicked(form, `language_${code}`)),
  experience_years: yearIn(form, 'experience_years'),
  experience: keys.map((key) => ({
    title: textValue(form, `${key}_title`),
    title_ar: textValue(form, `${key}_title_ar`),
    place: textValue(form, `${key}_place`),
    place_ar: textValue(form, `${key}_place_ar`),
    from_year: yearIn(form, `${key}_from`),
    to_year: textValue(form, `${key}_to`) === '' ? null : yearIn(form, `${key}_to`),
  })),
  clinic_ids: clinics.filter(({ id }) => isTicked(form, `clinic_${id}`)).map(({ id }) => id),
});

type Experience = DoctorDetail['experience'][number];
type LineProps = {
  readonly at: number;
  readonly name: number;
  readonly line: Experience | undefined;
  readonly onRemove: () => void;
};

const named = [
  { of: 'title_ar', lang: 'ar', dir: 'rtl', label: m.doctors_post_ar },
  { of: 'title', lang: 'en', dir: 'ltr', label: m.doctors_post_en },
  { of: 'place_ar', lang: 'ar', dir: 'rtl', label: m.doctors_place_ar },
  { of: 'place', lang: 'en', dir: 'ltr', label: m.doctors_place_en },
] as const;
const year = { inputMode: 'numeric', ltr: true, maxLength: 4 } as const;

const ExperienceFields = ({ at, name, line, onRemove }: LineProps) => (
  <fieldset className="flex flex-col gap-3 rounded-md border border-line p-4">
    <legend className="px-1 font-medium">{m.doctors_experience_n({ n: number(at) })}</legend>
    <div className="grid gap-3 desktop:grid-cols-2">
      {named.map(({ of, lang, dir, label }) => (
        <TextField
          key={of}
          name={`${name}_${of}`}
          lang={lang}
          dir={dir}
          label={label()}
          maxLength={80}
          required
          defaultValue={line?.[of]}
        />
      ))}
      <TextField
        {...year}
        name={`${name}_from`}
        label={m.doctors_from_year()}
        required
        defaultValue={line?.from_year}
      />
      <TextField
        {...year}
        name={`${name}_to`}
        label={m.doctors_to_year()}
        hint={m.doctors_to_year_hint()}
        defaultValue={line?.to_year ?? undefined}
      />
    </div>
    <Button variant="text" size="sm" icon={Trash2} className="self-start" onClick={onRemove}>
      {m.doctors_experience_remove({ n: number(at) })}
    </Button>
  </fieldset>
);

const Words = ({ doctor }: { readonly doctor: DoctorDetail }) => (
  <div className="grid gap-4 desktop:grid-cols-2">
    {both.map(({ lang, dir, suffix }) => (
      <TextField
        key={lang}
        name={`qualification${suffix}`}
        lang={lang}
        dir={dir}
        label={labels.qualification[lang]()}
        maxLength={200}
        defaultValue={doctor[`qualification${suffix}`]}
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
        defaultValue={doctor[`biography${suffix}`]}
      />
    ))}
  </div>
);

/** Speaks which languages, and works in which clinics. */
const Ticks = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const { data } = useQuery(api.hospital.clinics.query({ quiet: true }));
  const known = data?.items ?? doctor.clinics;
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">{m.doctors_languages()}</legend>
        <div className="grid grid-cols-2 gap-x-4 desktop:grid-cols-5">
          {languages.map((code) => (
            <CheckBox
              key={code}
              name={`language_${code}`}
              label={languageName(code)}
              defaultChecked={doctor.languages.includes(code)}
            />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-medium">{m.doctors_clinics()}</legend>
        <div className="grid gap-x-4 desktop:grid-cols-3">
          {known.map(({ id, title, title_ar: titleAr, location }) => (
            <CheckBox
              key={id}
              name={`clinic_${id}`}
              label={m.doctors_clinic_at({
                clinic: inLocale(title, titleAr),
                branch: inLocale(location.title, location.title_ar),
              })}
              defaultChecked={doctor.clinics.some((own) => own.id === id)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
};

/** What patients read of a doctor, in both languages. Opened on demand: default export for `lazy`. */
const TextsTab = ({ doctor }: { readonly doctor: DoctorDetail }) => {
  const [keys, setKeys] = useState(() => doctor.experience.map((_, n) => n));
  const { data: clinics } = useQuery(api.hospital.clinics.query({ quiet: true }));
  const save = useDoctorChange(
    (form: HTMLFormElement) =>
      api.doctors.saveTexts({
        params: { id: doctor.id },
        body: textsFrom(form, keys, clinics?.items ?? doctor.clinics),
        quiet: true,
      }),
    () => toast.success(m.doctors_texts_saved()),
  );
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate(event.currentTarget);
  };
  return (
    <div className="flex flex-col gap-6">
      <DoctorPhoto doctor={doctor} />
      <form onSubmit={submit} className="flex flex-col gap-5">
        <Words doctor={doctor} />
        <Ticks doctor={doctor} />
        <div className="max-w-xs">
          <TextField
            name="experience_years"
            label={m.doctors_years()}
            inputMode="numeric"
            ltr
            required
            maxLength={2}
            defaultValue={doctor.experience_years}
          />
        </div>
        {keys.map((key, n) => (
          <ExperienceFields
            key={key}
            at={n + 1}
            name={key}
            line={doctor.experience[key]}
            onRemove={() => setKeys(keys.filter((each) => each !== key))}
          />
        ))}
        <Button
          variant="outline"
          icon={Plus}
          className="self-start"
          onClick={() => setKeys([...keys, Math.max(doctor.experience.length, ...keys) + 1])}
        >
          {m.doctors_experience_add()}
        </Button>
        <FormError error={save.error} />
        <Button type="submit" size="lg" className="self-start" pending={save.isPending}>
          {m.doctors_save()}
        </Button>
      </form>
    </div>
  );
};

export default TextsTab;
