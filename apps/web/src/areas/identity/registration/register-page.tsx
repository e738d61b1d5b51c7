import { type SubmitEvent, useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { focusFirstError, textValue } from '#shared/ui/form.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { LoginError } from '../form/login-error.tsx';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PhotoPicker } from './photo-picker.tsx';
import { ContactStep } from './contact-step.tsx';
import { Stepper } from './stepper.tsx';
import { useRegistrationForm } from './use-registration-form.ts';
import { PersonalStep } from './personal-step.tsx';

type Form = ReturnType<typeof useRegistrationForm>;

const PasswordStep = ({ errors, refusal }: Form) => (
  <>
    <NewPasswordFields errors={errors} />
    {Object.keys(errors).length === 0 && <LoginError error={refusal} />}
  </>
);

const StepFields = ({ form }: { form: Form }) => {
  const { step, draft, errors, change } = form;
  if (step === 1) return <PersonalStep draft={draft} errors={errors} onChange={change} />;
  if (step === 2) return <ContactStep draft={draft} errors={errors} onChange={change} />;
  if (step === 3) return <PhotoPicker file={form.photo} error={errors['photo']?.()} onFile={form.take} />;
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
    const firstError = box.current?.querySelector<HTMLElement>('[aria-invalid]');
    (firstError ?? head)?.focus();
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
      <Button variant="outline" size="lg" wide onClick={goBack}>
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
      password: textValue(event.currentTarget, 'password'),
      password_confirmation: textValue(event.currentTarget, 'password_confirmation'),
    });
    focusFirstError(event.currentTarget, found);
  };
  return (
    <AuthLayout>
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
          <ErrorSummary errors={form.errors} />
          <StepFields form={form} />
        </Card>
        <Buttons form={form} />
      </form>
    </AuthLayout>
  );
};
