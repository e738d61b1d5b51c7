import { Share2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { IconButton } from '#shared/ui/button.tsx';
import { nameOf } from '#shared/pharmacy/product-name.tsx';
import { share } from '#shared/ui/share.ts';
import type { Product } from './api-types.ts';

/** Tells somebody else of a product; the address says nothing of who shares it. */
export const ShareButton = ({ product }: { product: Product }) => {
  const page = () => ({ title: nameOf(product), url: `${location.origin}/pharmacy/products/${product.id}` });
  return (
    <IconButton
      icon={Share2}
      label={m.pharmacy_share()}
      onClick={() => void share(page(), { done: m.pharmacy_link_copied(), failed: m.pharmacy_link_not_copied() })}
    />
  );
};
