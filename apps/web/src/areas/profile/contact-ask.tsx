import type { User } from '@balsam/contract/people';
import { isEmail, isSaudiMobile } from '@balsam/domain/identity';
import { phoneCharacters } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { Mail, Smartphone } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '../../paraglide/messages.js';
import { api } from '../../shared/api/index.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { Ltr } from '../../shared/ui/facts.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { Filled, gap } from '../../shared/ui/person-name.tsx';
import { TextField } from '../../shared/ui/text-field.tsx';
import { type Faults, passes, typed } from './form-check.ts';
import { type ContactKind, keepPendingContact, type PendingContact } from './pending-contact.ts';
import { faultOf, Refusal } from './refusal.tsx';

/** All in which a phone number and an e-mail address differ here. */
const kinds = {
  phone: {
    field: 'phone_number',
    icon: Smartphone,
    label: m.profile_new_phone,
    example: '05XXXXXXXX',
    missing: m.profile_new_phone_required,
    wrong: m.profile_new_phone_valid,
    isRight: isSaudiMobile,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20, keep: phoneCharacters },
  },
  email: {
    field: 'email_address',
    icon: Mail,
    label: m.profile_new_email,
    example: undefined,
    missing: m.profile_new_email_required,
    wrong: m.profile_new_email_valid,
    isRight: isEmail,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  },
} as const;

type Wish = { readonly value: string; readonly currentPassword: string };

const useAsk = (user: User, kind: ContactKind, onSent: (pending: PendingContact) => void) =>
  useMutation({
    mutationFn: ({ value, currentPassword }: Wish) =>
      api.identity.changeContact({
        params: { id: user.id },
        body: { [kinds[kind].field]: value, currentPassword },
        quiet: true,
      }),
    onSuccess: ({ challenge, phone_number, email_address, resend_after }) => {
      const to = phone_number ?? email_address ?? '';
      const pending = { userId: user.id, kind, challenge, to, resendAt: Date.now() + resend_after * 1000 };
      keepPendingContact(pending);
      onSent(pending);
    },
  });

const faultsOf = (kind: ContactKind, { value, currentPassword }: Wish): Faults<'value' | 'currentPassword'> => {
  const { isRight, missing, wrong } = kinds[kind];
  return {
    value: value === '' ? missing : isRight(value) ? undefined : wrong,
    currentPassword: currentPassword === '' ? m.profile_current_password_required : undefined,
  };
};

type Props = { readonly user: User; readonly kind: ContactKind; readonly onSent: (pending: PendingContact) => void };

const Present = ({ user, kind }: Pick<Props, 'user' | 'kind'>) => {
  const present = user[kinds[kind].field];
  return present === null ? null : (
    <p className="text-text-2">
      <Filled sentence={m.profile_now({ value: gap })}>
        <Ltr>{present}</Ltr>
      </Filled>
    </p>
  );
};

const Example = ({ children }: { children: string }) => (
  <Filled sentence={m.profile_new_phone_hint({ example: gap })}>
    <Ltr>{children}</Ltr>
  </Filled>
);

/** Step one: the new destination, and the password, so that an open screen alone cannot take the account over. */
export const ContactAsk = ({ user, kind, onSent }: Props) => {
  const { field, icon, label, example, input } = kinds[kind];
  const ask = useAsk(user, kind, onSent);
  const [faults, setFaults] = useState<Faults<'value' | 'currentPassword'>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (ask.isPending) return;
    const form = event.currentTarget;
    const request = { value: typed(form, 'value').trim(), currentPassword: typed(form, 'currentPassword') };
    const found = faultsOf(kind, request);
    setFaults(found);
    ask.reset();
    if (passes(form, found)) ask.mutate(request);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <Card className="flex flex-col gap-4">
        <Present user={user} kind={kind} />
        <TextField
          {...input}
          name="value"
          ltr
          icon={icon}
          label={label()}
          hint={example && <Example>{example}</Example>}
          error={faults.value?.() ?? faultOf(ask.error, field)}
        />
        <PasswordField
          name="currentPassword"
          label={m.profile_current_password()}
          hint={m.profile_current_password_hint()}
          error={faults.currentPassword?.() ?? faultOf(ask.error, 'currentPassword')}
        />
      </Card>
      <Refusal error={ask.error} />
      <Button type="submit" size="lg" wide pending={ask.isPending}>
        {m.profile_send_code()}
      </Button>
    </form>
  );
};
