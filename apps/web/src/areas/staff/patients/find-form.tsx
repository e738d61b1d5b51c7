import { CircleAlert, Search } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { type FieldErrors, focusFirstError, textValue } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { Note } from '#shared/ui/note.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import type { Asked } from './queries.ts';

type Field = 'number' | 'first_name' | 'family_name' | 'reason';
type Errors = FieldErrors<Field>;
type FormProps = { readonly error: unknown; readonly isPending: boolean; readonly onFind: (asked: Asked) => void };

const shortestReason = 5;
const shortestName = 2;

const ByNumber = ({ errors }: { errors: Errors }) => (
  <TextField
    name="number"
    label={m.desk_number()}
    hint={m.desk_number_hint()}
    ltr
    maxLength={20}
    autoComplete="off"
    error={errors.number?.()}
  />
);

const ByName = ({ errors, error }: { errors: Errors; error: unknown }) => (
  <>
    <Note tone="warning">{m.desk_name_note()}</Note>
    <div className="grid gap-4 desktop:grid-cols-2">
      <TextField
        name="first_name"
        label={m.identity_first_name()}
        dir="auto"
        maxLength={40}
        autoComplete="off"
        error={errors.first_name?.()}
      />
      <TextField
        name="family_name"
        label={m.identity_family_name()}
        dir="auto"
        maxLength={40}
        autoComplete="off"
        error={errors.family_name?.()}
      />
    </div>
    <TextArea
      name="reason"
      label={m.desk_reason()}
      hint={m.desk_reason_hint()}
      dir="auto"
      rows={2}
      maxLength={300}
      error={errors.reason?.() ?? serverErrorOf(error, 'reason')}
    />
  </>
);

const numberIn = (form: HTMLFormElement): { asked: Asked; errors: Errors } => {
  const number = textValue(form, 'number');
  return { asked: { number }, errors: { number: number.length < 4 ? m.desk_number_required : undefined } };
};

const nameIn = (form: HTMLFormElement): { asked: Asked; errors: Errors } => {
  const asked = {
    first_name: textValue(form, 'first_name'),
    family_name: textValue(form, 'family_name'),
    reason: textValue(form, 'reason'),
  };
  const short = (name: string) => (name.length < shortestName ? m.desk_name_required : undefined);
  return {
    asked,
    errors: {
      first_name: short(asked.first_name),
      family_name: short(asked.family_name),
      reason: asked.reason.length < shortestReason ? m.desk_reason_required : undefined,
    },
  };
};

/** Finds a file: by number, or by name with the reason for it (D13.33). */
export const FindForm = ({ error, isPending, onFind }: FormProps) => {
  const [way, setWay] = useState<'number' | 'name'>('number');
  const [errors, setErrors] = useState<Errors>({});
  const choose = (chosen: typeof way): void => {
    setWay(chosen);
    setErrors({});
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { asked, errors: found } = way === 'number' ? numberIn(form) : nameIn(form);
    setErrors(found);
    if (focusFirstError(form, found) && !isPending) onFind(asked);
  };
  return (
    <Card as="section">
      <search>
        <form noValidate onSubmit={submit} className="flex flex-col gap-4">
          <fieldset aria-label={m.desk_ways()} className="flex flex-wrap gap-2">
            <ToggleChip pressed={way === 'number'} onPress={() => choose('number')}>
              {m.desk_by_number()}
            </ToggleChip>
            <ToggleChip pressed={way === 'name'} onPress={() => choose('name')}>
              {m.desk_by_name()}
            </ToggleChip>
          </fieldset>
          {way === 'number' ? <ByNumber errors={errors} /> : <ByName errors={errors} error={error} />}
          {!serverErrorOf(error, 'reason') && <FormError icon={CircleAlert} error={error} />}
          <Button type="submit" icon={Search} pending={isPending} className="self-start">
            {m.desk_find()}
          </Button>
        </form>
      </search>
    </Card>
  );
};
