import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { PolicyDialog, type Policy } from './policy-dialog.tsx';

export type Accepted = { readonly privacy: boolean; readonly returns: boolean };
type PolicyCheckBoxProps = {
  readonly label: string;
  readonly read: string;
  readonly accepted: boolean;
  readonly onAccept: (accepted: boolean) => void;
  readonly onRead: () => void;
};

const PolicyCheckBox = ({ label, read, accepted, onAccept, onRead }: PolicyCheckBoxProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4">
    <CheckBox label={label} checked={accepted} onChange={({ currentTarget }) => onAccept(currentTarget.checked)} />
    <Button variant="text" size="sm" className="-me-2" aria-label={read} onClick={onRead}>
      {m.pharmacy_checkout_read()}
    </Button>
  </div>
);

type PoliciesSectionProps = {
  readonly accepted: Accepted;
  readonly onChange: (accepted: Accepted) => void;
  readonly refusal: string | undefined;
};

/** S5.19: privacy and return policy, both to be accepted with each order, and both to be read here. */
export const PoliciesSection = ({ accepted, onChange, refusal }: PoliciesSectionProps) => {
  const [reading, setReading] = useState<Policy>();
  return (
    <CheckoutSection section="policies" title={m.pharmacy_checkout_policies()} refusal={refusal}>
      <div className="flex flex-col gap-1">
        <PolicyCheckBox
          label={m.pharmacy_checkout_privacy()}
          read={m.pharmacy_checkout_read_privacy()}
          accepted={accepted.privacy}
          onAccept={(privacy) => onChange({ ...accepted, privacy })}
          onRead={() => setReading('privacy')}
        />
        <PolicyCheckBox
          label={m.pharmacy_checkout_returns()}
          read={m.pharmacy_checkout_read_returns()}
          accepted={accepted.returns}
          onAccept={(returns) => onChange({ ...accepted, returns })}
          onRead={() => setReading('return-policy')}
        />
      </div>
      <PolicyDialog policy={reading} onClose={() => setReading(undefined)} />
    </CheckoutSection>
  );
};
