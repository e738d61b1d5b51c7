import { Check, ChevronDown, MapPin } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { Dialog } from '#shared/ui/dialog.tsx';
import { addressLabel } from '#shared/orders/address-label.ts';
import { Marked } from '#shared/ui/person-name.tsx';
import { AddressText } from '../addresses/address-text.tsx';
import type { Address } from '../addresses/queries.ts';

const Named = ({ address, end }: { address: Address; end?: ReactNode }) => (
  <span className="flex items-start gap-3">
    <MapPin aria-hidden size={22} className="mt-0.5 shrink-0 text-accent-text" />
    <span className="min-w-0 flex-1 break-words">
      <span className="block font-bold text-text">
        <Marked>{addressLabel(address.name)}</Marked>
      </span>
      <span className="block text-small text-text-2">
        <AddressText address={address} />
      </span>
    </span>
    {end}
  </span>
);

type ChoiceProps = {
  readonly items: readonly Address[];
  readonly chosen: Address;
  readonly onChoose: (id: number) => void;
};

/** All of them, each one press away. */
const Others = ({ items, chosen, onChoose, onClose }: ChoiceProps & { onClose: () => void }) => (
  <Dialog open onClose={onClose} closable wide title={m.pharmacy_checkout_address_which()}>
    <ul className="flex flex-col gap-3">
      {items.map((address) => (
        <li key={address.id}>
          <button
            type="button"
            aria-current={address.id === chosen.id}
            onClick={() => {
              onChoose(address.id);
              onClose();
            }}
            className={cx(
              'w-full rounded-lg border p-4 text-start',
              address.id === chosen.id ? 'border-accent bg-accent-soft' : 'border-line bg-surface hover:bg-surface-2',
            )}
          >
            <Named
              address={address}
              end={address.id === chosen.id && <Check aria-hidden size={22} className="shrink-0 text-accent-text" />}
            />
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
);

/** The address that counts, read out when it changes; the others wait behind a button, so that many of them make no long page. */
export const AddressChoice = ({ add, ...choice }: ChoiceProps & { add: ReactNode }) => {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <div aria-live="polite" className="rounded-lg border border-accent bg-accent-soft p-4">
        <Named address={choice.chosen} />
      </div>
      <div className="flex flex-wrap gap-3 *:flex-1">
        {choice.items.length > 1 && (
          <Button variant="outline" icon={ChevronDown} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
            {m.pharmacy_checkout_address_other()}
          </Button>
        )}
        {add}
      </div>
      {isChoosing && <Others {...choice} onClose={() => setChoosing(false)} />}
    </>
  );
};
