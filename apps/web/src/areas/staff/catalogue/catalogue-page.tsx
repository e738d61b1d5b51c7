import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { Coupons } from './coupons.tsx';
import { Offers } from './offers.tsx';
import { ProductsTable } from './products-table.tsx';
import type { CatalogueSearch, CatalogueTab } from './search.ts';

const ProductDialog = lazy(() => import('./product-dialog.tsx'));
const NewProductDialog = lazy(() => import('./new-product-dialog.tsx'));

const tabs = (): { key: CatalogueTab; label: string }[] => [
  { key: 'products', label: m.staff_tab_products() },
  { key: 'offers', label: m.staff_tab_offers() },
  { key: 'coupons', label: m.staff_tab_coupons() },
];

/** `/staff/catalogue`: what the pharmacy sells, its stock, offers and promo codes. */
export const PharmacyCataloguePage = () => {
  const search = useSearch({ from: '/staff/catalogue' });
  const navigate = useNavigate({ from: '/staff/catalogue' });
  const go = (to: CatalogueSearch): void => void navigate({ search: to, resetScroll: false });
  const [isAdding, setAdding] = useState(false);
  const { product, ...list } = search;
  const made = (id: number): void => {
    setAdding(false);
    go({ ...list, product: id });
  };
  const tab = search.tab ?? 'products';
  return (
    <Page>
      <PageHeading title={m.staff_catalogue_title()} detail={m.staff_catalogue_hint()} />
      <Tabs
        label={m.staff_catalogue_title()}
        tabs={tabs()}
        value={tab}
        onChange={(key) => go(key === 'products' ? {} : { tab: key })}
      >
        {tab === 'products' && (
          <div className="flex flex-col gap-4">
            <Button icon={Plus} className="self-start" onClick={() => setAdding(true)}>
              {m.staff_new_product()}
            </Button>
            <ProductsTable search={list} go={go} />
          </div>
        )}
        {tab === 'offers' && <Offers search={list} go={go} />}
        {tab === 'coupons' && <Coupons search={list} go={go} />}
      </Tabs>
      <Deferred>
        {isAdding && <NewProductDialog onClose={() => setAdding(false)} onMade={made} />}
        {product !== undefined && <ProductDialog key={product} id={product} onClose={() => go(list)} />}
      </Deferred>
    </Page>
  );
};
