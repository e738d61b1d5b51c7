import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { PolicyCard } from './policy-card.tsx';

const AddDialog = lazy(() => import('./add-dialog.tsx'));

const Policies = ({ onAdd }: { onAdd: () => void }) => {
  const { data, error, refetch } = useQuery(api.insurance.list.query({ query: {} }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
  if (data.items.length === 0)
    return (
      <EmptyState
        art="box"
        title={m.insurance_empty()}
        text={m.insurance_empty_text()}
        action={<Button onClick={onAdd}>{m.insurance_add()}</Button>}
      />
    );
  return (
    <ul className="grid gap-4 desktop:grid-cols-2">
      {data.items.map((policy) => (
        <li key={policy.id} className="flex *:flex-1">
          <PolicyCard policy={policy} />
        </li>
      ))}
    </ul>
  );
};

/** Medical Insurance: the policies of the open profile. */
export const InsurancePage = () => {
  const [isAdding, setAdding] = useState(false);
  const add = (): void => setAdding(true);
  return (
    <Page>
      <PageHeading
        back="/dashboard"
        title={m.insurance_title()}
        action={
          <Button variant="outline" icon={Plus} onClick={add}>
            {m.insurance_add()}
          </Button>
        }
      />
      <Policies onAdd={add} />
      {isAdding && (
        <Deferred>
          <AddDialog onClose={() => setAdding(false)} />
        </Deferred>
      )}
    </Page>
  );
};
