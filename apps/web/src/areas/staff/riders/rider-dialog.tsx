import { vehicleLimits } from '@balsam/domain/delivery';
import { toLatinDigits } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { isTicked, textValue } from '#shared/ui/form.ts';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { NameFields, namesFrom } from './name-fields.tsx';
import type { Rider } from './rider-type.ts';

const vehicleFrom = (form: HTMLFormElement) => ({
  vehicle_number: textValue(form, 'vehicle_number'),
  vehicle_type: textValue(form, 'vehicle_type'),
  max_grams: Number(toLatinDigits(textValue(form, 'kilograms'))) * 1000,
  has_cold_box: isTicked(form, 'has_cold_box'),
});

const VehicleFields = ({ rider }: { readonly rider: Rider | undefined }) => (
  <>
    <div className="grid gap-4 desktop:grid-cols-2">
      <TextField
        name="vehicle_type"
        label={m.riders_vehicle_type()}
        required
        maxLength={vehicleLimits.type}
        defaultValue={rider?.vehicle_type ?? undefined}
      />
      <TextField
        name="vehicle_number"
        label={m.riders_vehicle_number()}
        required
        maxLength={vehicleLimits.number}
        ltr
        defaultValue={rider?.vehicle_number ?? undefined}
      />
      <TextField
        name="kilograms"
        label={m.riders_kilograms()}
        required
        inputMode="numeric"
        pattern="[0-9٠-٩]{1,3}"
        maxLength={3}
        ltr
        defaultValue={rider ? Math.round(rider.max_grams / 1000) : 15}
      />
    </div>
    <CheckBox name="has_cold_box" label={m.riders_cold_box()} defaultChecked={rider?.has_cold_box ?? false} />
  </>
);

type RiderDialogProps = {
  /** Whose vehicle it is; without one a rider is invited. */
  readonly rider?: Rider | undefined;
  readonly onClose: () => void;
};

/** Invites a rider, or changes what one drives. Opened on demand: default export for `lazy`. */
const RiderDialog = ({ rider, onClose }: RiderDialogProps) => {
  const client = useQueryClient();
  const save = useMutation({
    mutationFn: (form: HTMLFormElement) =>
      rider
        ? api.riders.saveVehicle({ params: { id: rider.id }, body: vehicleFrom(form), quiet: true })
        : api.riders.invite({ body: { ...namesFrom(form), ...vehicleFrom(form) }, quiet: true }),
    onSuccess: () => {
      toast.success(rider ? m.riders_vehicle_saved() : m.staff_done_invite());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['riders'] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!save.isPending) save.mutate(event.currentTarget);
  };
  return (
    <Dialog
      open
      confirmClose
      closable
      wide
      onClose={onClose}
      title={rider ? inLocale(rider.name, rider.name_ar) : m.riders_invite()}
    >
      <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
        {!rider && <NameFields />}
        <VehicleFields rider={rider} />
        <FormError error={save.error} />
        <Button type="submit" size="lg" pending={save.isPending}>
          {rider ? m.doctors_save() : m.staff_invite_send()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default RiderDialog;
