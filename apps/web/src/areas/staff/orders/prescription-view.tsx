import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Magnifier } from '#shared/ui/magnifier.tsx';

type ChoiceProps = { readonly files: readonly string[]; readonly at: number; readonly onChoose: (n: number) => void };

const Choice = ({ files, at, onChoose }: ChoiceProps) =>
  files.length > 1 && (
    <fieldset aria-label={m.staff_rx_pictures()} className="flex flex-wrap gap-2">
      {files.map((id, n) => (
        <ToggleChip key={id} pressed={n === at} onPress={() => onChoose(n)}>
          {m.staff_rx_picture_number({ number: number(n + 1) })}
        </ToggleChip>
      ))}
    </fieldset>
  );

/** Pictures of a prescription under the glass, one at a time. */
export const PrescriptionView = ({ files }: { files: readonly string[] }) => {
  const [at, setAt] = useState(0);
  const file = files[at];
  if (file === undefined) return null;
  return (
    <Magnifier
      path={`/api/v1/desk/prescriptions/files/${file}`}
      alt={m.staff_rx_picture()}
      label={m.staff_rx_title()}
      beside={<Choice files={files} at={at} onChoose={setAt} />}
    />
  );
};
