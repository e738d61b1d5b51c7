import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { linkTo } from '#shared/ui/link-to.ts';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { OrderList } from './order-list.tsx';
import { orderSearch, type OrderTab, orderTabs } from './tabs.ts';

const route = getRouteApi('/pharmacy/orders/');

const tabWords: Readonly<Record<OrderTab, () => string>> = {
  active: m.pharmacy_order_tab_active,
  completed: m.pharmacy_order_tab_completed,
  all: m.pharmacy_order_tab_all,
};

/** The orders of the open profile: those under way, those that are over, and all (SPEC §4). */
export const OrdersPage = () => {
  const { tab = 'active' } = route.useSearch();
  const navigate = useNavigate();
  const open = (next: OrderTab) =>
    void navigate({
      to: '/pharmacy/orders',
      search: orderSearch({ tab: next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <Page>
      <PageHeading
        title={m.pharmacy_orders_title()}
        back="/pharmacy"
        action={
          <LinkButton variant="outline" size="sm" icon={Headset} {...linkTo('/pharmacy/support')}>
            {m.pharmacy_order_help()}
          </LinkButton>
        }
      />
      <Tabs
        label={m.pharmacy_order_tabs()}
        tabs={orderTabs.map((key) => ({ key, label: tabWords[key]() }))}
        value={tab}
        onChange={open}
      >
        <OrderList key={tab} tab={tab} />
      </Tabs>
    </Page>
  );
};
