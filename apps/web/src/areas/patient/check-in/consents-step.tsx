import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { CheckBox } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { useSaveStep } from './queries.ts';

/** Consent to examination and treatment, with the words that are agreed to. */
export const ConsentsStep = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const [agreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const save = useSaveStep(id, onDone);
  const submit = (): void => {
    setMissing(!agreed);
    if (agreed) save.mutate({ step: 'consents' });
  };
  return (
    <div className="flex flex-col gap-4">
      <p>{m.checkin_consent_text()}</p>
      <CheckBox
        label={m.checkin_consent_agree()}
        checked={agreed}
        error={isMissing && !agreed ? m.checkin_consent_missing() : undefined}
        onChange={({ currentTarget }) => setAgreed(currentTarget.checked)}
      />
      <FormError icon={CircleAlert} error={save.error} />
      <Button size="lg" className="self-start" pending={save.isPending} onClick={submit}>
        {m.checkin_save()}
      </Button>
    </div>
  );
};
