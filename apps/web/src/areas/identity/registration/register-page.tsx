import { type SubmitEvent, useEffect, useRef } from 'react';
import * as m from '../../../paraglide/messages.js';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { TextLink } from '../../../shared/ui/link-button.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { passes, typed } from '../form/form-check.ts';
import { AuthFrame } from '../layout/layout.tsx';
import { LoginFault } from '../form/login-fault.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { FaultSummary } from './fault-summary.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ReachStep } from './reach-step.tsx';
import { Stepper } from './stepper.tsx';
import { useRegistrationForm } from './use-form.ts';
import { WhoStep } from './who-step.tsx';

type Form = ReturnType<typeof useRegistrationForm>;

const PasswordStep = ({ faults, refusal }: Form) => (
  <>
    <NewPasswordFields faults={faults} />
    {Object.keys(faults).length === 0 && <LoginFault error={refusal} />}
  </>
);

const StepFields = ({ form }: { form: Form }) => {
  const { step, draft, faults, change } = form;
  if (step === 1) return <WhoStep draft={draft} faults={faults} onChange={change} />;
  if (step === 2) return <ReachStep draft={draft} faults={faults} onChange={change} />;
  if (step === 3) return <PhotoPicker file={form.photo} error={faults['photo']?.()} onFile={form.take} />;
  return <PasswordStep {...form} />;
};

/** Moves the reader to the head of a step that has just come. */
const useStepFocus = (step: number) => {
  const box = useRef<HTMLFormElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    const head = box.current?.querySelector<HTMLElement>('[data-step]');
    const faulty = box.current?.querySelector<HTMLElement>('[aria-invalid]');
    (faulty ?? head)?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return box;
};

const Buttons = ({ form: { step, pending, goBack } }: { form: Form }) => (
  <div className="flex flex-col gap-2.5">
    <Button type="submit" size="lg" wide pending={pending}>
      {step === 4 ? m.identity_register() : m.identity_go_on()}
    </Button>
    {step > 1 && (
      <Button look="outline" size="lg" wide onClick={goBack}>
        {m.identity_previous()}
      </Button>
    )}
  </div>
);

/** Registration (SPEC §2, §5): who you are, how you are reached, the photo of the document, the password; then the code. */
export const RegisterPage = () => {
  const form = useRegistrationForm();
  const box = useStepFocus(form.step);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (form.pending) return;
    const found = form.goOn({
      password: typed(event.currentTarget, 'password'),
      password_confirmation: typed(event.currentTarget, 'password_confirmation'),
    });
    passes(event.currentTarget, found);
  };
  return (
    <AuthFrame>
      <PageHeading title={m.identity_register_title()} back="/auth/user/dashboard" />
      {form.step === 1 && (
        <p className="flex flex-wrap items-center gap-x-2 text-text-2">
          {m.identity_have_file()}{' '}
          <TextLink to="/auth/user/register-medical-file">{m.identity_register_file()}</TextLink>
        </p>
      )}
      <form ref={box} noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Card className="flex flex-col gap-4">
          <Stepper step={form.step} />
          <FaultSummary faults={form.faults} />
          <StepFields form={form} />
        </Card>
        <Buttons form={form} />
      </form>
    </AuthFrame>
  );
};
