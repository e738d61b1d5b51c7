import { Link } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { GuestDialog } from '#shared/ui/guest-dialog.tsx';
import { useFavouritesOwner } from './favourites.ts';

const box =
  'grid size-13 shrink-0 place-content-center rounded-md border border-line-strong bg-surface text-text hover:bg-surface-2';
const SupportIcon = () => <Headset aria-hidden size={22} />;

const GuestSupportButton = () => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label={m.pharmacy_support_title()} onClick={() => setDialogOpen(true)} className={box}>
        <SupportIcon />
      </button>
      {isDialogOpen && (
        <GuestDialog
          title={m.pharmacy_guest_title()}
          text={m.pharmacy_guest_support()}
          onClose={() => setDialogOpen(false)}
        />
      )}
    </>
  );
};

/** The way to support: a guest is asked to log in first, and the staff have a desk of their own. */
export const SupportLink = () => {
  const owner = useFavouritesOwner();
  if (owner === 'nobody') return null;
  if (owner === 'guest') return <GuestSupportButton />;
  return (
    <Link to="/pharmacy/support" aria-label={m.pharmacy_support_title()} className={box}>
      <SupportIcon />
    </Link>
  );
};
