import { dosageForms } from '@balsam/domain/catalogue';
import { cx } from '#shared/ui/class-names.ts';
import { ProductPicture } from '#shared/ui/product-picture.tsx';

type Pictured = { readonly form: string; readonly productId: number; readonly image: string | null };

/** What was ordered, as the shop shows it. Its name stands beside it. */
export const OrderPicture = ({ item, size = 'md' }: { item: Pictured; size?: 'sm' | 'md' }) => (
  <ProductPicture
    product={{
      form: dosageForms.find((form) => form === item.form) ?? 'other',
      id: item.productId,
      photo_url: item.image,
    }}
    className={cx('shrink-0 rounded-md', size === 'sm' ? 'size-12' : 'size-14')}
  />
);
