import { riyadhDay } from '@balsam/domain/time';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { AddDialog } from './add-dialog.tsx';
import { AdherencePanel } from './adherence-panel.tsx';
import { DoseList } from './dose-list.tsx';
import { MedicationCard } from './medication-card.tsx';
import { allMedications, type Medication, type MedicationList } from './queries.ts';
import { isRefillDue } from './refill-due.ts';
import { medicationTabs, type MedicationTab } from './search.ts';
import { SubscriptionDue } from './subscription-due.tsx';
import { WarningNotes } from './warning-notes.tsx';

/** What is to be taken later stands beside what is taken now. */
const isCurrent = ({ is_active: isActive, is_planned: isPlanned }: Medication) => isActive || isPlanned;

const tabTitle = (tab: MedicationTab, { items }: MedicationList) => {
  const current = items.filter(isCurrent).length;
  if (tab === 'current') return m.medicines_tab_current({ count: number(current) });
  return tab === 'past' ? m.medicines_tab_past({ count: number(items.length - current) }) : m.medicines_tab_reminders();
};

const Cards = ({ items, onAdd }: { items: readonly Medication[]; onAdd: () => void }) =>
  items.length === 0 ? (
    <EmptyState
      art="box"
      title={m.medicines_empty_title()}
      text={m.medicines_empty_text()}
      action={<Button onClick={onAdd}>{m.medicines_add()}</Button>}
    />
  ) : (
    <ul className="grid grid-cols-1 items-start gap-4 desktop:grid-cols-2">
      {items.map((medication) => (
        <li key={medication.id}>
          <MedicationCard medication={medication} />
        </li>
      ))}
    </ul>
  );

const Content = ({ list, onAdd }: { list: MedicationList; onAdd: () => void }) => {
  const { tab = 'current', subscription } = useSearch({ from: '/my-medication' });
  const navigate = useNavigate({ from: '/my-medication' });
  const today = riyadhDay(useNow(60_000));
  const due = list.items.filter((one) => isRefillDue(one, today) || one.subscription?.id === subscription);
  return (
    <>
      {due.map((medication) => (
        <SubscriptionDue key={medication.id} medication={medication} />
      ))}
      <DoseList />
      <WarningNotes warnings={list.warnings} />
      <Tabs
        label={m.medicines_title()}
        tabs={medicationTabs.map((key) => ({ key, label: tabTitle(key, list) }))}
        value={tab}
        onChange={(chosen) =>
          void navigate({ search: chosen === 'current' ? {} : { tab: chosen }, resetScroll: false })
        }
      >
        {tab === 'reminders' ? (
          <AdherencePanel medications={list.items} />
        ) : (
          <Cards items={list.items.filter((one) => isCurrent(one) === (tab === 'current'))} onAdd={onAdd} />
        )}
      </Tabs>
    </>
  );
};

/** My Medications: what is taken now and was before, more of it, being reminded, and what does not go together. */
export const MedicationsPage = () => {
  const { data, error, refetch } = useQuery(allMedications);
  const [isAdding, setAdding] = useState(false);
  return (
    <Page>
      <PageHeading
        title={m.medicines_title()}
        back="/dashboard"
        action={
          <Button variant="outline" size="sm" icon={Plus} onClick={() => setAdding(true)}>
            {m.medicines_add()}
          </Button>
        }
      />
      {error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonList count={3} />}
      {data && <Content list={data} onAdd={() => setAdding(true)} />}
      {isAdding && <AddDialog onClose={() => setAdding(false)} />}
    </Page>
  );
};
