import { LocateFixed } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type AddressDraft, type AddressErrors, pointOf, typedPoint } from './address-draft.ts';
import { errorText } from './error-text.ts';
import { usePosition } from './use-position.ts';

const MapCanvas = lazy(() => import('./map-canvas.tsx'));

type PickerProps = {
  readonly draft: AddressDraft;
  readonly errors: AddressErrors;
  readonly onChange: (change: Partial<AddressDraft>) => void;
};

const Degrees = ({
  name,
  label,
  draft,
  errors,
  onChange,
}: PickerProps & { name: 'latitude' | 'longitude'; label: string }) => (
  <TextField
    ltr
    name={name}
    label={label}
    inputMode="decimal"
    autoComplete="off"
    maxLength={20}
    value={draft[name]}
    onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
    error={Boolean(errors.latitude)}
  />
);

/** Where the door is: a touch on the map, the device's own position, or two numbers for who uses neither. */
export const PointPicker = (props: PickerProps) => {
  const { draft, errors, onChange } = props;
  const { finding, find } = usePosition((point) => onChange(typedPoint(point)));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-body">{m.pharmacy_address_point()}</legend>
      <div dir="ltr" className="h-56 overflow-hidden rounded-md border border-line bg-surface-3 desktop:h-64">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <MapCanvas point={pointOf(draft)} onChoose={(point) => onChange(typedPoint(point))} />
        </Suspense>
      </div>
      <p className="text-small text-muted">{m.pharmacy_address_map_hint()}</p>
      <Button variant="outline" icon={LocateFixed} pending={finding === 'finding'} onClick={find}>
        {m.pharmacy_address_use_position()}
      </Button>
      <div className="grid grid-cols-2 gap-3">
        <Degrees {...props} name="latitude" label={m.pharmacy_address_latitude()} />
        <Degrees {...props} name="longitude" label={m.pharmacy_address_longitude()} />
      </div>
      <div aria-live="polite" className="text-small text-danger-text">
        {finding === 'failed' && <p>{m.pharmacy_address_position_failed()}</p>}
        {errors.latitude && <p>{errorText(errors.latitude)}</p>}
      </div>
    </fieldset>
  );
};
