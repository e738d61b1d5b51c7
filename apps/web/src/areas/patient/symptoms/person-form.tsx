import type { Gender } from '@balsam/domain/triage';
import { toLatinDigits } from '@balsam/domain/text';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { focusField, textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';

type Known = { readonly age_years: number | null; readonly gender: Gender | null };
/** Of years, as `triage` takes them. */
const oldest = 130;

type PersonFormProps = { readonly known: Known; readonly onKnown: (known: Known) => void };

/** Asks for what the profile does not say. */
export const PersonForm = ({ known, onKnown }: PersonFormProps) => {
  const [gender, setGender] = useState<Gender | undefined>(known.gender ?? undefined);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const age = known.age_years ?? Number(toLatinDigits(textValue(event.currentTarget, 'age')));
    const isAge = Number.isFinite(age) && age >= 0 && age <= oldest;
    setWrong(!isAge);
    if (!isAge) focusField(event.currentTarget, 'age');
    else if (gender) onKnown({ age_years: age, gender });
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div>
        <h2 className="text-h3">{m.symptoms_about_title()}</h2>
        <p className="text-muted">{m.symptoms_about_text()}</p>
      </div>
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        {known.gender === null && (
          <RadioCards
            label={m.symptoms_gender()}
            columns={2}
            value={gender}
            onChange={setGender}
            options={[
              { value: 'female', label: m.symptoms_female() },
              { value: 'male', label: m.symptoms_male() },
            ]}
          />
        )}
        {known.age_years === null && (
          <TextField
            name="age"
            required
            inputMode="numeric"
            maxLength={3}
            label={m.symptoms_age()}
            {...(isWrong && { error: m.symptoms_age_wrong({ oldest: number(oldest) }) })}
          />
        )}
        <Button type="submit" disabled={gender === undefined}>
          {m.symptoms_continue()}
        </Button>
      </CheckedForm>
    </Card>
  );
};
