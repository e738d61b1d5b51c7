import { summaryParts, type SummaryPart } from '@balsam/domain/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { makeLink } from './make-link.ts';
import { partLabels } from './part-labels.ts';

const lives = [
  { value: '60', label: m.sharing_life_hour },
  { value: '1440', label: m.sharing_life_day },
  { value: '4320', label: m.sharing_life_three_days },
  { value: '10079', label: m.sharing_life_week },
];
const openings = [
  { value: '', label: m.sharing_openings_any },
  { value: '1', label: m.sharing_openings_once },
  { value: '3', label: m.sharing_openings_three },
  { value: '10', label: m.sharing_openings_ten },
];
const optionsOf = (all: typeof lives) => all.map(({ value, label }) => ({ value, label: label() }));

type PartsProps = {
  readonly parts: readonly SummaryPart[];
  readonly onChange: (parts: readonly SummaryPart[]) => void;
};

const Parts = ({ parts, onChange }: PartsProps) => (
  <fieldset>
    <legend className="mb-1">{m.sharing_parts()}</legend>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] gap-x-4">
      {summaryParts.map((part) => (
        <CheckBox
          key={part}
          label={partLabels[part]()}
          checked={parts.includes(part)}
          onChange={({ currentTarget: { checked } }) =>
            onChange(summaryParts.filter((one) => (one === part ? checked : parts.includes(one))))
          }
        />
      ))}
    </div>
  </fieldset>
);

/** What is shared, for how long, how often, and behind which passcode. */
export const ShareForm = ({ onMade }: { onMade: (link: string) => void }) => {
  const client = useQueryClient();
  const [parts, setParts] = useState<readonly SummaryPart[]>(summaryParts);
  const make = useMutation({
    mutationFn: makeLink,
    onSuccess: onMade,
    onSettled: () => client.invalidateQueries({ queryKey: ['sharing'] }),
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    if (parts.length === 0) {
      toast.error(m.sharing_parts_none());
      return;
    }
    const [passcode, most] = [textValue(form, 'passcode'), textValue(form, 'openings')];
    make.mutate({
      parts: [...parts],
      minutes: Number(textValue(form, 'life')),
      ...(passcode !== '' && { passcode }),
      ...(most !== '' && { openings: Number(most) }),
    });
  };
  return (
    <Card as="section">
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        <h2 className="text-h3">{m.sharing_new()}</h2>
        <Parts parts={parts} onChange={setParts} />
        <SelectField name="life" label={m.sharing_life()} options={optionsOf(lives)} defaultValue="1440" />
        <SelectField name="openings" label={m.sharing_openings()} options={optionsOf(openings)} defaultValue="" />
        <TextField
          name="passcode"
          label={m.sharing_passcode()}
          hint={m.sharing_passcode_hint()}
          minLength={4}
          maxLength={64}
          autoComplete="off"
          dir="auto"
        />
        <FormError error={make.error} />
        <Button type="submit" pending={make.isPending} className="self-start">
          {m.sharing_make()}
        </Button>
      </CheckedForm>
    </Card>
  );
};
