import * as m from '#paraglide/messages.js';
import { Dialog } from '#shared/ui/dialog.tsx';
import { AddressForm } from './address-form.tsx';
import type { Address } from './queries.ts';

/** Which address is being written: a new one, or one to change; nothing while the dialog is shut. */
export type EditedAddress = 'new' | Address | undefined;

type DialogProps = {
  readonly edited: EditedAddress;
  readonly onClose: () => void;
  readonly onSaved: (address: Address) => void;
};

/** The form of an address over the page it is needed on. */
export const AddressDialog = ({ edited, onClose, onSaved }: DialogProps) => (
  <Dialog
    open={edited !== undefined}
    onClose={onClose}
    closable
    wide
    title={edited === 'new' ? m.pharmacy_address_add() : m.pharmacy_address_change()}
  >
    <AddressForm address={edited === 'new' ? undefined : edited} onSaved={onSaved} />
  </Dialog>
);
