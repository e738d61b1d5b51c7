import { authStep, isEmail, isIdentity } from '@balsam/domain/identity';
import { digitsOnly } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FolderHeart, IdCard, Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type FieldErrors, focusFirstError, textValue } from '#shared/ui/form.ts';
import { AuthLayout } from '../layout/auth-layout.tsx';
import { identityKinds } from '../entry/identity-kinds.ts';
import { LoginError } from '../form/login-error.tsx';
import { validateNewPassword } from '../password/validate-new-password.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { storePendingCode, pendingFrom } from '../entry/pending-code.ts';
import { pathTo } from '../entry/auth-paths.ts';
import type { Draft } from './draft.ts';
import { ErrorSummary } from './error-summary.tsx';
import { IdentityField } from './identity-field.tsx';

type Identity = Pick<Draft, 'field_name' | 'identity_number'>;
type FileRequest = Identity & {
  readonly mrn_number: string;
  readonly email_address: string;
  readonly password: string;
  readonly password_confirmation: string;
};

const validate = (request: FileRequest): FieldErrors<keyof FileRequest> => ({
  mrn_number: isIdentity('mrn_number', request.mrn_number) ? undefined : m.identity_mrn_number_wrong,
  identity_number: isIdentity(request.field_name, request.identity_number)
    ? undefined
    : identityKinds[request.field_name].wrong,
  email_address: request.email_address === '' || isEmail(request.email_address) ? undefined : m.identity_email_wrong,
  ...validateNewPassword(request),
});

const useOpenFile = () => {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ email_address, ...request }: FileRequest) =>
      api.registration.registerMedicalFile({
        body: { ...request, language: getLocale(), ...(email_address !== '' && { email_address }) },
        quiet: true,
      }),
    onSuccess: (sent) => {
      storePendingCode(pendingFrom('register', sent));
      return router.navigate({ to: pathTo(authStep('register', 'requested').leadsTo) });
    },
  });
};

const requestFrom = (form: HTMLFormElement, { field_name }: Identity): FileRequest => ({
  field_name,
  mrn_number: textValue(form, 'mrn_number'),
  identity_number: textValue(form, 'identity_number'),
  email_address: textValue(form, 'email_address'),
  password: textValue(form, 'password'),
  password_confirmation: textValue(form, 'password_confirmation'),
});

/** The numbers that must belong together, and an e-mail address if there is to be one. */
const FileFields = ({ identity, errors, onChange }: FileProps) => (
  <>
    <TextField
      name="mrn_number"
      label={m.identity_mrn_number()}
      hint={m.identity_mrn_number_hint()}
      error={errors.mrn_number?.()}
      icon={FolderHeart}
      ltr
      keep={digitsOnly}
      maxLength={7}
      inputMode="numeric"
      autoComplete="off"
    />
    <IdentityField
      kind={identity.field_name}
      number={identity.identity_number}
      onChange={onChange}
      icon={IdCard}
      error={errors.identity_number?.()}
    />
    <TextField
      name="email_address"
      type="email"
      label={m.identity_email_optional()}
      error={errors.email_address?.()}
      icon={Mail}
      ltr
      maxLength={254}
      autoComplete="email"
      spellCheck={false}
    />
  </>
);

type FileProps = {
  readonly identity: Identity;
  readonly errors: FieldErrors<keyof FileRequest>;
  readonly onChange: (change: Partial<Identity>) => void;
};

/** Register Medical File: a log-in for somebody whom a branch already knows; the code goes to the phone on file. */
export const MedicalFilePage = () => {
  const opening = useOpenFile();
  const [identity, setIdentity] = useState<Identity>({ field_name: 'saudi_id', identity_number: '' });
  const [errors, setErrors] = useState<FieldErrors<keyof FileRequest>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const request = requestFrom(event.currentTarget, identity);
    const found = validate(request);
    setErrors(found);
    if (focusFirstError(event.currentTarget, found) && !opening.isPending) opening.mutate(request);
  };
  return (
    <AuthLayout>
      <PageHeading title={m.identity_register_file()} detail={m.identity_file_lead()} back="/auth/user/register" />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Card className="flex flex-col gap-4">
          <ErrorSummary errors={errors} />
          <FileFields
            identity={identity}
            errors={errors}
            onChange={(change) => setIdentity({ ...identity, ...change })}
          />
          <NewPasswordFields errors={errors} />
          <LoginError error={opening.error} />
        </Card>
        <Button type="submit" size="lg" wide pending={opening.isPending}>
          {m.identity_send_code()}
        </Button>
      </form>
    </AuthLayout>
  );
};
