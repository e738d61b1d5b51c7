import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { AddressDialog, type EditedAddress } from '../addresses/address-dialog.tsx';
import { type Address, addressesQuery } from '../addresses/queries.ts';
import { AddressChoice } from './address-choice.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { placesQuery } from './queries.ts';

type AddressSelection = { readonly chosen: number | undefined; readonly onChoose: (id: number) => void };

type AddressesProps = AddressSelection & { readonly items: readonly Address[]; readonly add: ReactNode };

const Addresses = ({ items, chosen, onChoose, add }: AddressesProps) => {
  const address = items.find(({ id }) => id === chosen);
  if (address) return <AddressChoice items={items} chosen={address} onChoose={onChoose} add={add} />;
  return (
    <>
      <p className="text-muted">{m.pharmacy_address_none_text()}</p>
      {add}
    </>
  );
};

/** Which address it is brought to, or a new one. */
export const AddressSection = ({ chosen, onChoose, refusal }: AddressSelection & { refusal: string | undefined }) => {
  const { data, error, refetch } = useQuery(addressesQuery);
  const [edited, setEdited] = useState<EditedAddress>();
  const add = (
    <Button variant="outline" icon={Plus} onClick={() => setEdited('new')}>
      {m.pharmacy_address_add()}
    </Button>
  );
  return (
    <CheckoutSection
      section="where"
      title={m.pharmacy_checkout_address()}
      refusal={refusal}
      end={<TextLink to="/pharmacy/addresses">{m.pharmacy_checkout_addresses_all()}</TextLink>}
    >
      {data && <Addresses items={data.items} chosen={chosen} onChoose={onChoose} add={add} />}
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-36 rounded-lg" />)}
      <AddressDialog
        edited={edited}
        onClose={() => setEdited(undefined)}
        onSaved={({ id }) => {
          setEdited(undefined);
          onChoose(id);
        }}
      />
    </CheckoutSection>
  );
};

/** Which branch it is fetched from, and whether that one has it all. */
export const PickupSection = ({ chosen, onChoose, refusal }: AddressSelection & { refusal: string | undefined }) => {
  const { data, error, refetch } = useQuery(placesQuery);
  return (
    <CheckoutSection section="where" title={m.pharmacy_checkout_branch()} refusal={refusal}>
      {data && (
        <RadioCards
          labelHidden
          label={m.pharmacy_checkout_branch()}
          value={chosen === undefined ? undefined : String(chosen)}
          onChange={(id) => onChoose(Number(id))}
          options={data.items.map((place) => ({
            value: String(place.location_id),
            label: inLocale(place.title, place.title_ar),
            disabled: !place.has_all,
            detail: (
              <>
                <span className="block">{inLocale(place.address, place.address_ar)}</span>
                <span className={place.has_all ? 'block text-success-text' : 'block text-warning-text'}>
                  {place.has_all ? m.pharmacy_checkout_branch_all() : m.pharmacy_checkout_branch_short()}
                </span>
              </>
            ),
          }))}
        />
      )}
      {!data && (error ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton className="h-20 rounded-lg" />)}
    </CheckoutSection>
  );
};
