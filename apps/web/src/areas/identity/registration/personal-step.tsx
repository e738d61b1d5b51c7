import { nameLetters } from '@balsam/domain/text';
import { riyadhDay } from '@balsam/domain/time';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { getLocale } from '#shared/i18n/locale.ts';
import { BirthDateField } from '#shared/ui/birth-date-field.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { FieldError } from '#shared/ui/field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { StepProps } from './field-props.ts';

const names = {
  first_name: { label: m.identity_first_name, complete: 'given-name' },
  middle_name: { label: m.identity_middle_name, complete: 'additional-name' },
  family_name: { label: m.identity_family_name, complete: 'family-name' },
} as const;

/** The three names in the letters of the screen (SPEC §5); a name typed in the other language stays until it is put right. */
const NameFields = ({ draft, errors, onChange }: StepProps) => {
  const language = getLocale();
  return (['first_name', 'middle_name', 'family_name'] as const).map((name) => (
    <TextField
      key={name}
      name={name}
      label={names[name].label()}
      error={errors[name]?.()}
      value={draft[name]}
      keep={(typed) => nameLetters(typed, language)}
      onChange={(event) => onChange({ [name]: event.currentTarget.value, language })}
      dir="auto"
      maxLength={60}
      autoComplete={names[name].complete}
      autoCapitalize="words"
    />
  ));
};

const Gender = ({ draft, errors, onChange }: StepProps) => (
  <div data-field="gender" className="flex flex-col gap-1.5">
    <RadioCards
      label={m.identity_gender()}
      columns={2}
      value={draft.gender === '' ? undefined : draft.gender}
      onChange={(gender) => onChange({ gender })}
      options={[
        { value: 'female', label: m.identity_female() },
        { value: 'male', label: m.identity_male() },
      ]}
    />
    <div aria-live="polite">{errors.gender && <FieldError id="gender-error">{errors.gender()}</FieldError>}</div>
  </div>
);

/** First step: who this is. */
export const PersonalStep = (props: StepProps) => {
  const [today] = useState(() => riyadhDay(new Date()));
  return (
    <>
      <NameFields {...props} />
      <Gender {...props} />
      <BirthDateField
        name="dob"
        value={props.draft.dob}
        onChange={(dob) => props.onChange({ dob })}
        today={today}
        error={props.errors.dob?.()}
      />
    </>
  );
};
