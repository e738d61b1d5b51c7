import { ShieldCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { type Corrected, isOfWhose } from './correction-draft.ts';

type DialogProps = { readonly changes: Corrected; readonly onConfirm: () => void; readonly onClose: () => void };

/** Asks once more about what decides whose file it is and what a guardian may see, and before a phone is taken away. */
const CorrectDialog = ({ changes, onConfirm, onClose }: DialogProps) => (
  <Dialog
    open
    icon={ShieldCheck}
    title={m.desk_correct_confirm()}
    onClose={onClose}
    actions={
      <>
        <Button wide onClick={onConfirm}>
          {isOfWhose(changes) ? m.desk_correct_yes() : m.desk_correct_phone_remove()}
        </Button>
        <Button variant="outline" wide onClick={onClose}>
          {m.desk_correct_back()}
        </Button>
      </>
    }
  >
    {isOfWhose(changes) && <p>{m.desk_correct_confirm_text()}</p>}
    {changes.identity === null && <p>{m.desk_correct_number_gone()}</p>}
    {changes.phone_number === null && <p>{m.desk_correct_phone_gone()}</p>}
    <dl className="flex flex-col gap-2">
      {changes.identity && (
        <div>
          <dt className="text-small text-muted">{m.desk_identity_number()}</dt>
          <dd className="font-bold">
            <Ltr>{changes.identity.identity_number}</Ltr>
          </dd>
        </div>
      )}
      {changes.dob && (
        <div>
          <dt className="text-small text-muted">{m.desk_birth()}</dt>
          <dd className="font-bold">{day(changes.dob)}</dd>
        </div>
      )}
    </dl>
  </Dialog>
);

export default CorrectDialog;
