import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog, type EditedAddress } from './address-dialog.tsx';
import { type Address, addressesQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useReturn } from './use-return.ts';

type ListProps = { readonly onEdit: (edited: EditedAddress) => void; readonly onRemove: (address: Address) => void };

const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button icon={Plus} onClick={onAdd}>
    {m.pharmacy_address_add()}
  </Button>
);

const List = ({ onEdit, onRemove }: ListProps) => {
  const { data, error, refetch } = useQuery(addressesQuery);
  if (data?.items.length === 0)
    return (
      <EmptyState
        title={m.pharmacy_address_none()}
        text={m.pharmacy_address_none_text()}
        action={<AddButton onAdd={() => onEdit('new')} />}
      />
    );
  if (data)
    return (
      <>
        <ul className="flex flex-col gap-3">
          {data.items.map((address) => (
            <AddressCard
              key={address.id}
              address={address}
              onChange={() => onEdit(address)}
              onRemove={() => onRemove(address)}
            />
          ))}
        </ul>
        <AddButton onAdd={() => onEdit('new')} />
      </>
    );
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <SkeletonList count={2} />;
};

/** Where orders are brought to: all addresses, which one is offered first, and their changes. */
export const AddressesPage = () => {
  const [edited, setEdited] = useState<EditedAddress>();
  const [removing, setRemoving] = useState<Address>();
  const { to, back } = useReturn();
  const saved = (): void => {
    const isNew = edited === 'new';
    setEdited(undefined);
    toast.success(m.pharmacy_address_saved());
    if (isNew) back?.();
  };
  return (
    <Page narrow>
      <PageHeading back={to} title={m.pharmacy_addresses_title()} />
      <List onEdit={setEdited} onRemove={setRemoving} />
      <AddressDialog edited={edited} onClose={() => setEdited(undefined)} onSaved={saved} />
      <RemoveDialog address={removing} onClose={() => setRemoving(undefined)} />
    </Page>
  );
};
