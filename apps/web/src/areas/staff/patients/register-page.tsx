import { riyadhDay } from '@balsam/domain/time';
import { useNavigate } from '@tanstack/react-router';
import { CircleAlert, UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { type FieldErrors, focusFirstError } from '#shared/ui/form.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Draft, emptyDraft, validateDraft } from './draft.ts';
import { useDeskStep } from './queries.ts';
import { ContactFields, IdentityFields, PersonFields } from './register-fields.tsx';

type CompleteDraft = Draft & { readonly gender: 'male' | 'female' };

const isComplete = (draft: Draft): draft is CompleteDraft => draft.gender !== '';

const send = (draft: CompleteDraft) =>
  asOneIntent('desk-register', draft, ({ location_id: branch, ...sent }, idempotencyKey) =>
    api.frontDesk.register({ body: { ...sent, location_id: Number(branch) }, idempotencyKey, quiet: true }),
  );

const Form = () => {
  const navigate = useNavigate();
  const [draft, setDraft] = useState(() => emptyDraft(getLocale()));
  const [errors, setErrors] = useState<FieldErrors<keyof Draft>>({});
  const [today] = useState(() => riyadhDay(new Date()));
  const register = useDeskStep(send, ({ mrn_number: mrn }) => {
    toast.success(m.desk_registered());
    void navigate({ to: '/staff/patients/$mrn', params: { mrn } });
  });
  const change = (part: Partial<Draft>): void => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(part).map((field) => [field, undefined])) }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (register.isPending) return;
    const found = validateDraft(draft);
    setErrors(found);
    register.reset();
    if (focusFirstError(event.currentTarget, found) && isComplete(draft)) register.mutate(draft);
  };
  const fields = {
    draft,
    onChange: change,
    errorOf: (field: keyof Draft) => errors[field]?.() ?? serverErrorOf(register.error, field),
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_part_identity()}</h2>
        <IdentityFields {...fields} />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_part_person()}</h2>
        <PersonFields {...fields} today={today} />
      </Card>
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h2">{m.desk_part_contact()}</h2>
        <ContactFields {...fields} />
      </Card>
      <FormError icon={CircleAlert} error={register.error} />
      <Button type="submit" size="lg" wide icon={UserPlus} pending={register.isPending}>
        {m.desk_register_save()}
      </Button>
    </form>
  );
};

/** `/staff/patients/new`: opens a file for somebody who stands at the desk (D13.32). */
export const RegisterPage = () => (
  <Page narrow>
    <PageHeading title={m.desk_register()} detail={m.desk_register_hint()} back="/staff/patients" />
    <Form />
  </Page>
);
