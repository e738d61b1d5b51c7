import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { ActiveTab } from './active-tab.tsx';
import { HistoryTab } from './history-tab.tsx';
import { useNotified } from './native-events.ts';
import { OtherOrderSteps } from '../offline/other-order-steps.tsx';
import { InstallHint } from '../offline/install-hint.tsx';
import { activeOrders } from '../reads/queries.ts';
import { countLeft } from '../card/order-actions.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';
import { QuestionDialogs } from '../dialogs/question-dialogs.tsx';
import { SearchBox } from '#shared/ui/search-box.tsx';
import { ShiftBar } from './shift-bar.tsx';
import { rememberedTab, rememberTab, type RiderTab, riderTabs } from './tabs.ts';

const Count = () => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  if (!data) return null;
  const shown = number(countLeft(data, steps));
  return (
    <span className="tabular grid min-h-6 min-w-6 place-content-center rounded-full bg-accent-soft-2 px-1.5 text-small text-accent-soft-text">
      <span className="sr-only">{m.rider_count({ shown })}</span>
      <span aria-hidden>{shown}</span>
    </span>
  );
};

const labels: Readonly<Record<RiderTab, () => ReactNode>> = {
  active: () => (
    <span className="inline-flex items-center gap-2">
      {m.rider_tab_active()} <Count />
    </span>
  ),
  history: () => m.rider_tab_history(),
  profile: () => m.rider_tab_profile(),
};

/** Rider Order (S2.19): what is to be brought, what was, and who the rider is. `profile` is the view of the third tab. */
export const RiderOrdersPage = ({ profile }: { profile: ReactNode }) => {
  const [tab, setTab] = useState<RiderTab>(rememberedTab);
  const [searches, setSearches] = useState({ active: '', history: '' });
  useNotified();
  const open = (next: RiderTab): void => {
    rememberTab(next);
    setTab(next);
  };
  return (
    <QuestionDialogs>
      <Page>
        <span className="sr-only">
          <PageHeading title={m.identity_rider_orders_title()} />
        </span>
        {tab === 'active' && <ShiftBar />}
        <Tabs
          variant="segments"
          label={m.rider_tabs()}
          tabs={riderTabs.map((key) => ({ key, label: labels[key]() }))}
          value={tab}
          onChange={open}
          beside={
            tab !== 'profile' && (
              <SearchBox
                key={tab}
                label={m.rider_search()}
                initial={searches[tab]}
                onSearch={(text = '') => setSearches((before) => ({ ...before, [tab]: text }))}
              />
            )
          }
        >
          {tab === 'active' && <ActiveTab search={searches.active} />}
          {tab === 'history' && <HistoryTab search={searches.history} />}
          {tab === 'profile' && profile}
        </Tabs>
        {/* What comes late or seldom moves nothing when it stands below. */}
        <OtherOrderSteps />
        <InstallHint />
      </Page>
    </QuestionDialogs>
  );
};
