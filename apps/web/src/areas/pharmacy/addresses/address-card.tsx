import { MapPin, Pencil, Star, Trash2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { addressLabel } from '#shared/orders/address-label.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { AddressText } from './address-text.tsx';
import { type Address, useMakeDefault } from './queries.ts';

type CardProps = {
  readonly address: Address;
  readonly onChange: () => void;
  readonly onRemove: () => void;
};

const Actions = ({ address, onChange }: CardProps) => {
  const makeDefault = useMakeDefault();
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="soft" size="sm" icon={Pencil} onClick={onChange}>
        {m.pharmacy_address_edit()}
      </Button>
      {!address.is_default && (
        <Button
          variant="text"
          size="sm"
          icon={Star}
          pending={makeDefault.isPending}
          onClick={() => makeDefault.mutate(address.id)}
        >
          {m.pharmacy_address_make_default()}
        </Button>
      )}
    </div>
  );
};

/** An address with all that can be done with it. */
export const AddressCard = (props: CardProps) => {
  const { address } = props;
  return (
    <Card as="li" selected={address.is_default} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-start gap-3">
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-care-soft text-care">
          <MapPin aria-hidden size={22} />
        </span>
        <div className="min-w-0 flex-1 basis-36">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <h2 className="min-w-0 text-h3 break-words">
              <Marked>{addressLabel(address.name)}</Marked>
            </h2>
            {address.is_default && <Chip tone="accent">{m.pharmacy_address_is_default()}</Chip>}
          </div>
          <p className="break-words text-text-2">
            <AddressText address={address} />
          </p>
          {address.note !== '' && (
            <p className="text-small break-words text-muted">
              <Marked>{address.note}</Marked>
            </p>
          )}
        </div>
        <IconButton
          icon={Trash2}
          label={m.pharmacy_address_remove()}
          onClick={props.onRemove}
          className="-me-2 -mt-2 ms-auto"
        />
      </div>
      <Actions {...props} />
    </Card>
  );
};
