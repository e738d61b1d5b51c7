import { useQuery } from '@tanstack/react-query';
import * as m from '../../../paraglide/messages.js';
import { dateTime } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Chip } from '../../../shared/ui/chip.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import { ErrorState, Skeleton } from '../../../shared/ui/states.tsx';
import { Lots } from './lots.tsx';
import { ProductForm } from './product-form.tsx';
import { type DeskProduct, productQuery } from './queries.ts';

const whats: Readonly<Record<DeskProduct['changes'][number]['what'], () => string>> = {
  product: m.staff_changed_product,
  price: m.staff_changed_price,
  photo: m.staff_changed_photo,
  stock: m.staff_changed_stock,
  offer: m.staff_field_offer,
  coupon: m.staff_tab_coupons,
};

const Journal = ({ changes }: Pick<DeskProduct, 'changes'>) => (
  <section className="flex flex-col gap-2">
    <h3 className="text-h3">{m.staff_history()}</h3>
    {changes.length === 0 && <p className="text-muted">{m.staff_history_none()}</p>}
    <ol className="divide-y divide-line">
      {changes.map((change) => (
        <li key={change.id} className="flex flex-col py-2">
          <span>{whats[change.what]()}</span>
          <Facts className="text-small text-muted">
            <Marked>{inLocale(change.by.name, change.by.name_ar)}</Marked>
            <time dateTime={change.at} className="tabular">
              {dateTime(change.at)}
            </time>
            {change.reason && <span>{change.reason}</span>}
          </Facts>
        </li>
      ))}
    </ol>
  </section>
);

/** One product at the desk: what it says and costs, its lots by branch, and what was changed by whom. */
const ProductDialog = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const { data: product, error, refetch } = useQuery(productQuery(id));
  const title = product ? inLocale(product.name, product.name_ar) : m.staff_catalogue_title();
  return (
    <Dialog open onClose={onClose} title={title} closable wide>
      {error && <ErrorState onRetry={() => void refetch()} />}
      {!product && !error && <Skeleton className="h-64 w-full rounded-md" />}
      {product && (
        <>
          {product.is_withdrawn && <Chip tone="danger">{m.staff_withdrawn()}</Chip>}
          <ProductForm key={product.updated_at} product={product} />
          <Lots product={product} />
          <Journal changes={product.changes} />
        </>
      )}
    </Dialog>
  );
};

export default ProductDialog;
