import { Copy } from 'lucide-react';
import * as m from '../../paraglide/messages.js';
import { IconButton } from '../../shared/ui/button.tsx';
import { copyText } from '../../shared/ui/copy-text.ts';
import { Ltr } from '../../shared/ui/inline-list.tsx';

const copy = (number: string): Promise<void> =>
  copyText(number, { done: m.profile_mrn_copied(), failed: m.profile_mrn_not_copied() });

/** The medical record number, and a button that copies it: it is asked for at every desk. */
export const MedicalRecordNumber = ({ number }: { number: string }) => (
  <p className="flex flex-wrap items-center gap-x-2">
    <span className="text-muted">{m.profile_mrn()}</span>
    <span className="inline-flex items-center font-bold">
      <Ltr className="tabular">{number}</Ltr>
      <IconButton icon={Copy} label={m.profile_mrn_copy()} onClick={() => void copy(number)} />
    </span>
  </p>
);
