import * as m from '#paraglide/messages.js';
import { TextArea } from '#shared/ui/text-area.tsx';

/** Why something is refused; the patient reads it. */
export const ReasonField = ({ value, onChange }: { value: string; onChange: (reason: string) => void }) => (
  <TextArea
    label={m.staff_reason()}
    hint={m.staff_reason_hint()}
    maxLength={500}
    rows={3}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
