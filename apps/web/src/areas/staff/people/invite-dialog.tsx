import { focusFirstError } from '#shared/ui/form.ts';
import { roles } from '@balsam/domain/identity';
import { Mail, UserPlus } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { getLocale } from '#shared/i18n/locale.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { staffRoles } from '#shared/staff/roles.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { validateInvite, type InviteErrors, type InviteRequest } from './validate-invite.ts';
import { useStaffChange } from './queries.ts';

type Sent = InviteRequest & { readonly role_id: (typeof staffRoles)[number]; readonly language: 'ar' | 'en' };

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const requestFrom = (form: FormData): Sent => ({
  email_address: text(form, 'email_address'),
  first_name: text(form, 'first_name'),
  family_name: text(form, 'family_name'),
  first_name_ar: text(form, 'first_name_ar'),
  family_name_ar: text(form, 'family_name_ar'),
  role_id: staffRoles.find((role) => String(role) === text(form, 'role_id')) ?? roles.frontDesk,
  language: text(form, 'language') === 'en' ? 'en' : 'ar',
});

/** The refusal of the server beside the field that it names. */
const errorsFrom = (error: unknown): InviteErrors => {
  const path = error instanceof ApiError ? error.errors[0]?.path : undefined;
  return path === undefined ? {} : { [path]: () => sentenceOf(error) };
};

const Names = ({ errors }: { errors: InviteErrors }) => (
  <div className="grid gap-4 desktop:grid-cols-2">
    <TextField
      name="first_name_ar"
      lang="ar"
      dir="rtl"
      label={m.staff_first_name_ar()}
      error={errors.first_name_ar?.()}
      maxLength={80}
      autoComplete="off"
    />
    <TextField
      name="family_name_ar"
      lang="ar"
      dir="rtl"
      label={m.staff_family_name_ar()}
      error={errors.family_name_ar?.()}
      maxLength={80}
      autoComplete="off"
    />
    <TextField
      name="first_name"
      lang="en"
      dir="ltr"
      label={m.staff_first_name_en()}
      error={errors.first_name?.()}
      maxLength={80}
      autoComplete="off"
    />
    <TextField
      name="family_name"
      lang="en"
      dir="ltr"
      label={m.staff_family_name_en()}
      error={errors.family_name?.()}
      maxLength={80}
      autoComplete="off"
    />
  </div>
);

const roleOptions = () => staffRoles.map((role) => ({ value: String(role), label: roleLabel(role) }));
const languageOptions = () => [
  { value: 'ar', label: m.staff_language_ar() },
  { value: 'en', label: m.staff_language_en() },
];

const Choices = () => (
  <div className="grid gap-4 desktop:grid-cols-2">
    <SelectField
      name="role_id"
      label={m.staff_filter_role()}
      options={roleOptions()}
      defaultValue={String(roles.frontDesk)}
    />
    <SelectField
      name="language"
      label={m.staff_mail_language()}
      options={languageOptions()}
      defaultValue={getLocale()}
    />
  </div>
);

/** Asks for who is to join, and sends the invitation. */
const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const [errors, setErrors] = useState<InviteErrors>({});
  const invite = useStaffChange(
    (body: Sent) => api.staff.invite({ body, quiet: true }),
    () => {
      toast.success(m.staff_done_invite());
      onClose();
    },
  );
  const shown = { ...errorsFrom(invite.error), ...errors };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const request = requestFrom(new FormData(form));
    const found = validateInvite(request);
    setErrors(found);
    if (focusFirstError(form, found) && !invite.isPending) invite.mutate(request);
  };
  return (
    <Dialog open confirmClose onClose={onClose} icon={UserPlus} title={m.staff_invite_title()} closable wide>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-2">{m.staff_invite_text()}</p>
        {invite.error && Object.keys(errorsFrom(invite.error)).length === 0 && (
          <div role="alert">
            <Note tone="danger">{sentenceOf(invite.error)}</Note>
          </div>
        )}
        <TextField
          name="email_address"
          type="email"
          label={m.identity_email()}
          error={shown.email_address?.()}
          icon={Mail}
          ltr
          maxLength={254}
          autoComplete="off"
          spellCheck={false}
        />
        <Names errors={shown} />
        <Choices />
        <Button type="submit" size="lg" icon={Mail} pending={invite.isPending} wide>
          {m.staff_invite_send()}
        </Button>
      </form>
    </Dialog>
  );
};

export default InviteDialog;
