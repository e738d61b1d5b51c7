import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { nameOf } from '#shared/pharmacy/product-name.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Tabs } from '#shared/ui/tabs.tsx';
import { SheetState } from '../sheet-state.tsx';
import { Lots } from './lots.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductJournal } from './product-journal.tsx';
import { ProductPhoto } from './product-photo.tsx';
import { type CatalogueProduct, productQuery } from './queries.ts';

type ProductTab = 'sheet' | 'stock' | 'journal';

const tabs = (): { key: ProductTab; label: string }[] => [
  { key: 'sheet', label: m.staff_part_sheet() },
  { key: 'stock', label: m.staff_part_stock() },
  { key: 'journal', label: m.staff_history() },
];

const Sheet = ({ product }: { product: CatalogueProduct }) => (
  <div className="flex flex-col gap-6">
    <ProductPhoto product={product} />
    <ProductForm product={product} />
  </div>
);

const ProductTabs = ({ product }: { product: CatalogueProduct }) => {
  const [tab, setTab] = useState<ProductTab>('sheet');
  return (
    <Tabs label={m.staff_product_parts()} tabs={tabs()} value={tab} onChange={setTab}>
      {/* What is typed is still there after a look at the stock. */}
      <div hidden={tab !== 'sheet'}>
        <Sheet product={product} />
      </div>
      {tab === 'stock' && <Lots product={product} />}
      {tab === 'journal' && <ProductJournal id={product.id} />}
    </Tabs>
  );
};

/** One product at the desktop: what it says and costs, its lots by branch, and what was changed by whom. */
const ProductDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: product, error, refetch } = useQuery(productQuery(id));
  const title = product ? nameOf(product) : m.staff_catalogue_title();
  return (
    <Dialog open onClose={onClose} title={title} closable broad>
      {!product && <SheetState error={error} onRetry={() => void refetch()} />}
      {product?.is_withdrawn && (
        <Chip tone="danger" className="self-start">
          {m.staff_withdrawn()}
        </Chip>
      )}
      {product && <ProductTabs product={product} />}
    </Dialog>
  );
};

export default ProductDialog;
