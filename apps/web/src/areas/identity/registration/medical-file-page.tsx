import { authStep, isEmail, isIdentity } from '@balsam/domain/identity';
import { digitsOnly } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { FolderHeart, IdCard, Mail } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { api } from '../../../shared/api/index.ts';
import { getLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { type Faults, passes, typed } from '../form/form-check.ts';
import { AuthFrame } from '../layout/layout.tsx';
import { identityKinds } from '../entry/identity-kinds.ts';
import { LoginFault } from '../form/login-fault.tsx';
import { newPasswordFaults } from '../password/new-password-faults.ts';
import { NewPasswordFields } from '../password/new-password-fields.tsx';
import { keepPendingCode, sentNow } from '../entry/pending-code.ts';
import { pathTo } from '../entry/places.ts';
import type { Draft } from './draft.ts';
import { FaultSummary } from './fault-summary.tsx';
import { IdentityPart } from './identity-part.tsx';

type Identity = Pick<Draft, 'field_name' | 'identity_number'>;
type Wish = Identity & {
  readonly mrn_number: string;
  readonly email_address: string;
  readonly password: string;
  readonly password_confirmation: string;
};

const faultsOf = (request: Wish): Faults<keyof Wish> => ({
  mrn_number: isIdentity('mrn_number', request.mrn_number) ? undefined : m.identity_mrn_number_wrong,
  identity_number: isIdentity(request.field_name, request.identity_number)
    ? undefined
    : identityKinds[request.field_name].wrong,
  email_address: request.email_address === '' || isEmail(request.email_address) ? undefined : m.identity_email_wrong,
  ...newPasswordFaults(request),
});

const useOpening = () => {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ email_address, ...request }: Wish) =>
      api.registration.registerMedicalFile({
        body: { ...request, language: getLocale(), ...(email_address !== '' && { email_address }) },
        quiet: true,
      }),
    onSuccess: (sent) => {
      keepPendingCode(sentNow('register', sent));
      return router.navigate({ to: pathTo(authStep('register', 'asked').leadsTo) });
    },
  });
};

const wishOf = (form: HTMLFormElement, { field_name }: Identity): Wish => ({
  field_name,
  mrn_number: typed(form, 'mrn_number'),
  identity_number: typed(form, 'identity_number'),
  email_address: typed(form, 'email_address'),
  password: typed(form, 'password'),
  password_confirmation: typed(form, 'password_confirmation'),
});

/** The numbers that must belong together, and an e-mail address if there is to be one. */
const FileFields = ({ identity, faults, onChange }: FileProps) => (
  <>
    <TextField
      name="mrn_number"
      label={m.identity_mrn_number()}
      hint={m.identity_mrn_number_hint()}
      error={faults.mrn_number?.()}
      icon={FolderHeart}
      ltr
      keep={digitsOnly}
      maxLength={7}
      inputMode="numeric"
      autoComplete="off"
    />
    <IdentityPart
      kind={identity.field_name}
      number={identity.identity_number}
      onChange={onChange}
      icon={IdCard}
      error={faults.identity_number?.()}
    />
    <TextField
      name="email_address"
      type="email"
      label={m.identity_email_optional()}
      error={faults.email_address?.()}
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
  readonly faults: Faults<keyof Wish>;
  readonly onChange: (change: Partial<Identity>) => void;
};

/** Register Medical File: a log-in for somebody whom a branch already knows; the code goes to the phone on file. */
export const MedicalFilePage = () => {
  const opening = useOpening();
  const [identity, setIdentity] = useState<Identity>({ field_name: 'saudi_id', identity_number: '' });
  const [faults, setFaults] = useState<Faults<keyof Wish>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const request = wishOf(event.currentTarget, identity);
    const found = faultsOf(request);
    setFaults(found);
    if (passes(event.currentTarget, found) && !opening.isPending) opening.mutate(request);
  };
  return (
    <AuthFrame>
      <PageHeading title={m.identity_register_file()} detail={m.identity_file_lead()} back="/auth/user/register" />
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <Card className="flex flex-col gap-4">
          <FaultSummary faults={faults} />
          <FileFields
            identity={identity}
            faults={faults}
            onChange={(change) => setIdentity({ ...identity, ...change })}
          />
          <NewPasswordFields faults={faults} />
          <LoginFault error={opening.error} />
        </Card>
        <Button type="submit" size="lg" wide pending={opening.isPending}>
          {m.identity_send_code()}
        </Button>
      </form>
    </AuthFrame>
  );
};
