import { Link } from '@tanstack/react-router';
import { Headset } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { GuestDialog } from '../../../shared/ui/guest-dialog.tsx';
import { useKeeper } from './favourites.ts';

const box =
  'grid size-13 shrink-0 place-content-center rounded-md border border-line-strong bg-surface text-text hover:bg-surface-2';
const Face = () => <Headset aria-hidden size={22} />;

const AskGuest = () => {
  const [isAsking, ask] = useState(false);
  return (
    <>
      <button type="button" aria-label={m.pharmacy_support_title()} onClick={() => ask(true)} className={box}>
        <Face />
      </button>
      {isAsking && (
        <GuestDialog title={m.pharmacy_guest_title()} text={m.pharmacy_guest_support()} onClose={() => ask(false)} />
      )}
    </>
  );
};

/** The way to support: a guest is asked to log in first, and the staff have a desk of their own. */
export const SupportLink = () => {
  const keeper = useKeeper();
  if (keeper === 'nobody') return null;
  if (keeper === 'guest') return <AskGuest />;
  return (
    <Link to="/pharmacy/support" aria-label={m.pharmacy_support_title()} className={box}>
      <Face />
    </Link>
  );
};
