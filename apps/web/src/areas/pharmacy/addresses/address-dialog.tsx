import * as m from '../../../paraglide/messages.js';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';
import type { Address } from './queries.ts';

/** Which address is being written: a new one, or one to change; nothing while the dialog is shut. */
export type Writing = 'new' | Address | undefined;

type DialogProps = {
  readonly writing: Writing;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** The form of an address over the page it is needed on. */
export const AddressDialog = ({ writing, onClose, onSaved }: DialogProps) => (
  <Dialog
    open={writing !== undefined}
    onClose={onClose}
    closable
    wide
    title={writing === 'new' ? m.pharmacy_address_add() : m.pharmacy_address_change()}
  >
    <AddressForm address={writing === 'new' ? undefined : writing} onSaved={onSaved} />
  </Dialog>
);
