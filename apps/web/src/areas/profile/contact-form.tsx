import type { User } from '@balsam/contract/people';
import { isEmail, isSaudiMobile } from '@balsam/domain/identity';
import { phoneCharacters } from '@balsam/domain/text';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Mail, Smartphone } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { type FieldErrors, focusFirstError, rawValue } from '#shared/ui/form.ts';
import { type ContactKind, storePendingContact, type PendingContact } from './pending-contact.ts';
import { FormError } from '#shared/ui/form-error.tsx';
import { serverErrorOf } from '#shared/api/server-error.ts';

/** All in which a phone number and an e-mail address differ here. */
const kinds = {
  phone: {
    field: 'phone_number',
    icon: Smartphone,
    label: m.profile_new_phone,
    example: '05XXXXXXXX',
    missing: m.profile_new_phone_required,
    wrong: m.profile_new_phone_valid,
    isValid: isSaudiMobile,
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', maxLength: 20, keep: phoneCharacters },
  },
  email: {
    field: 'email_address',
    icon: Mail,
    label: m.profile_new_email,
    example: undefined,
    missing: m.profile_new_email_required,
    wrong: m.profile_new_email_valid,
    isValid: isEmail,
    input: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254 },
  },
} as const;

type ContactInput = { readonly value: string; readonly currentPassword: string };

const useRequestContactCode = (user: User, kind: ContactKind, onSent: (pending: PendingContact) => void) =>
  useMutation({
    mutationFn: ({ value, currentPassword }: ContactInput) =>
      api.identity.changeContact({
        params: { id: user.id },
        body: { [kinds[kind].field]: value, currentPassword },
        quiet: true,
      }),
    onSuccess: ({ challenge, phone_number, email_address, resend_after }) => {
      const to = phone_number ?? email_address ?? '';
      const pending = { userId: user.id, kind, challenge, to, resendAt: Date.now() + resend_after * 1000 };
      storePendingContact(pending);
      onSent(pending);
    },
  });

const validate = (
  kind: ContactKind,
  { value, currentPassword }: ContactInput,
): FieldErrors<'value' | 'currentPassword'> => {
  const { isValid, missing, wrong } = kinds[kind];
  return {
    value: value === '' ? missing : isValid(value) ? undefined : wrong,
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
export const ContactForm = ({ user, kind, onSent }: Props) => {
  const { field, icon, label, example, input } = kinds[kind];
  const requestCode = useRequestContactCode(user, kind, onSent);
  const [errors, setErrors] = useState<FieldErrors<'value' | 'currentPassword'>>({});
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (requestCode.isPending) return;
    const form = event.currentTarget;
    const request = { value: rawValue(form, 'value').trim(), currentPassword: rawValue(form, 'currentPassword') };
    const found = validate(kind, request);
    setErrors(found);
    requestCode.reset();
    if (focusFirstError(form, found)) requestCode.mutate(request);
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
          error={errors.value?.() ?? serverErrorOf(requestCode.error, field)}
        />
        <PasswordField
          name="currentPassword"
          label={m.profile_current_password()}
          hint={m.profile_current_password_hint()}
          error={errors.currentPassword?.() ?? serverErrorOf(requestCode.error, 'currentPassword')}
        />
      </Card>
      <FormError icon={CircleAlert} error={requestCode.error} />
      <Button type="submit" size="lg" wide pending={requestCode.isPending}>
        {m.profile_send_code()}
      </Button>
    </form>
  );
};
