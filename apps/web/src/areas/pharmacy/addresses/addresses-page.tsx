import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { sentenceOf } from '../../../shared/api/index.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { Page } from '../../../shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '../../../shared/ui/states.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AddressCard } from './address-card.tsx';
import { AddressDialog, type Writing } from './address-dialog.tsx';
import { type Address, addressesQuery } from './queries.ts';
import { RemoveDialog } from './remove-dialog.tsx';

type ListProps = { readonly onWrite: (writing: Writing) => void; readonly onRemove: (address: Address) => void };

const AddButton = ({ onAdd }: { onAdd: () => void }) => (
  <Button icon={Plus} onClick={onAdd}>
    {m.pharmacy_address_add()}
  </Button>
);

const List = ({ onWrite, onRemove }: ListProps) => {
  const { data, error, refetch } = useQuery(addressesQuery);
  if (data?.items.length === 0)
    return (
      <EmptyState
        title={m.pharmacy_address_none()}
        text={m.pharmacy_address_none_text()}
        action={<AddButton onAdd={() => onWrite('new')} />}
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
              onChange={() => onWrite(address)}
              onRemove={() => onRemove(address)}
            />
          ))}
        </ul>
        <AddButton onAdd={() => onWrite('new')} />
      </>
    );
  if (error) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <SkeletonList count={2} />;
};

/** Where orders are brought to: all addresses, which one is offered first, and their changes. */
export const AddressesPage = () => {
  const [writing, setWriting] = useState<Writing>();
  const [removing, setRemoving] = useState<Address>();
  const saved = (): void => {
    setWriting(undefined);
    toast.good(m.pharmacy_address_saved());
  };
  return (
    <Page narrow>
      <PageHeading back="/pharmacy" title={m.pharmacy_addresses_title()} />
      <List onWrite={setWriting} onRemove={setRemoving} />
      <AddressDialog writing={writing} onClose={() => setWriting(undefined)} onSaved={saved} />
      <RemoveDialog address={removing} onClose={() => setRemoving(undefined)} />
    </Page>
  );
};
