import { Heart } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { cx } from '#shared/ui/class-names.ts';
import { GuestDialog } from '#shared/ui/guest-dialog.tsx';
import { useFavourite, useFavouritesOwner } from './favourites.ts';
import { nameOf } from '#shared/pharmacy/product-name.tsx';
import type { Product } from './api-types.ts';

/** Keeps a product or lets it go; a guest is asked to log in first, and the staff have nothing to keep. */
export const FavouriteButton = ({ product, className }: { product: Product; className?: string }) => {
  const owner = useFavouritesOwner();
  const { isFavourite, toggle } = useFavourite(product);
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (owner === 'nobody') return null;
  return (
    <>
      <button
        type="button"
        aria-label={m.pharmacy_keep({ name: nameOf(product) })}
        aria-pressed={isFavourite}
        onClick={owner === 'guest' ? () => setDialogOpen(true) : toggle}
        className={cx('grid size-11 place-content-center rounded-full hover:bg-surface-2', className)}
      >
        <Heart aria-hidden size={22} className={isFavourite ? 'fill-current text-danger-text' : 'text-text-2'} />
      </button>
      {isDialogOpen && (
        <GuestDialog
          title={m.pharmacy_guest_title()}
          text={m.pharmacy_guest_favourites()}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
};
