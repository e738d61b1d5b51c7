import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { DateField } from '#shared/ui/date-field.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { sizeTyped } from './size-typed.ts';

type MeasurementDialogProps = {
  /** Whose record a doctor writes in; a patient leaves it out. */
  readonly mrn?: string | undefined;
  readonly onClose: () => void;
};

const useAddMeasurement = (onAdded: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: asIntent('measurement', api.prevention.addMeasurement),
    onSuccess: () => {
      onAdded();
      toast.success(m.growth_added());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['prevention'] }),
  });
};

/** Adds weight, height or head of somebody to their record. */
export const MeasurementDialog = ({ mrn, onClose }: MeasurementDialogProps) => {
  const form = useId();
  const [kind, setKind] = useState<'weight' | 'height' | 'head'>('weight');
  const [isWrong, setWrong] = useState(false);
  const add = useAddMeasurement(onClose);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const sent = event.currentTarget;
    const value = sizeTyped(textValue(sent, 'value'));
    setWrong(value === undefined);
    if (value === undefined) return;
    const unit = kind === 'weight' ? 'kg' : 'cm';
    const measured = { kind, value, unit, measured_at: textValue(sent, 'day') } as const;
    add.mutate({ body: mrn === undefined ? measured : { ...measured, mrn_number: mrn } });
  };
  return (
    <Dialog
      open
      confirmClose
      closable
      onClose={onClose}
      title={m.growth_add()}
      actions={
        <Button type="submit" form={form} pending={add.isPending}>
          {m.growth_add_save()}
        </Button>
      }
    >
      <CheckedForm id={form} onSubmit={submit} className="flex flex-col gap-4">
        <FormError error={add.error} />
        <RadioCards
          label={m.growth_kind()}
          columns={3}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'weight', label: m.growth_weight() },
            { value: 'height', label: m.growth_height() },
            { value: 'head', label: m.growth_head() },
          ]}
        />
        <TextField
          name="value"
          ltr
          required
          inputMode="decimal"
          label={kind === 'weight' ? m.growth_value_kg() : m.growth_value_cm()}
          {...(isWrong && { error: m.growth_value_wrong() })}
        />
        <DateField name="day" required label={m.growth_day()} />
      </CheckedForm>
    </Dialog>
  );
};
