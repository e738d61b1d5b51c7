import * as m from '#paraglide/messages.js';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useUnsaved } from '#shared/ui/unsaved.ts';

type ReasonFieldProps = { readonly value: string; readonly onChange: (reason: string) => void };

/** Why something is refused; the patient reads it. The sheet asks before it closes over it. */
export const ReasonField = ({ value, onChange }: ReasonFieldProps) => {
  useUnsaved(value.trim() !== '', () => onChange(''));
  return (
    <TextArea
      label={m.staff_reason()}
      hint={m.staff_reason_hint()}
      maxLength={500}
      rows={3}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
};
