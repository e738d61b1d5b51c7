import { Copy, Download } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { saveFile } from '#shared/api/save-file.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { isTicked } from '#shared/ui/form.ts';
import { copy } from './copy-to-clipboard.ts';

type RecoveryCodesStepProps = { readonly codes: readonly string[]; readonly onDone: () => void };

/** The ten recovery codes, shown this once: whoever goes on says that they are kept. */
export const RecoveryCodesStep = ({ codes, onDone }: RecoveryCodesStepProps) => {
  const [missing, setMissing] = useState(false);
  const text = codes.join('\n');
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const kept = isTicked(event.currentTarget, 'kept');
    setMissing(!kept);
    if (kept) onDone();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Note tone="warning">{m.staff_codes_note()}</Note>
      <ul className="grid grid-cols-2 gap-2 rounded-lg border border-line bg-surface p-4">
        {codes.map((each) => (
          <li key={each} className="py-1 text-center">
            <Ltr className="tabular font-medium">{each}</Ltr>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" icon={Copy} onClick={() => void copy(text)} className="flex-1">
          {m.staff_copy()}
        </Button>
        <Button
          variant="outline"
          icon={Download}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'balsam-recovery-codes.txt')}
          className="flex-1"
        >
          {m.staff_codes_save()}
        </Button>
      </div>
      <CheckBox name="kept" label={m.staff_codes_kept()} error={missing ? m.staff_codes_keep_first() : undefined} />
      <Button type="submit" size="lg" wide>
        {m.staff_codes_go_on()}
      </Button>
    </form>
  );
};
