import { Heart } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { cx } from '../../../shared/ui/class-names.ts';
import { GuestDialog } from '../../../shared/ui/guest-dialog.tsx';
import { useFavourite, useKeeper } from './favourites.ts';
import { nameOf } from './names.tsx';
import type { Product } from './api-types.ts';

/** Keeps a product or lets it go; a guest is asked to log in first, and the staff have nothing to keep. */
export const HeartButton = ({ product, className }: { product: Product; className?: string }) => {
  const keeper = useKeeper();
  const { isKept, toggle } = useFavourite(product);
  const [isAsking, ask] = useState(false);
  if (keeper === 'nobody') return null;
  return (
    <>
      <button
        type="button"
        aria-label={m.pharmacy_keep({ name: nameOf(product) })}
        aria-pressed={isKept}
        onClick={keeper === 'guest' ? () => ask(true) : toggle}
        className={cx('grid size-11 place-content-center rounded-full hover:bg-surface-2', className)}
      >
        <Heart aria-hidden size={22} className={isKept ? 'fill-current text-danger-text' : 'text-text-2'} />
      </button>
      {isAsking && (
        <GuestDialog title={m.pharmacy_guest_title()} text={m.pharmacy_guest_favourites()} onClose={() => ask(false)} />
      )}
    </>
  );
};
