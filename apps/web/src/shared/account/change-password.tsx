import { KeyRound } from 'lucide-react';
import type { FormEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { usePasswordChange } from './use-password-change.ts';

const typedIn = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** Present, new and repeated password. All are required and the repetition must equal; wrong ones are marked (SPEC §5). */
const ChangePassword = ({ onClose }: { onClose: () => void }) => {
  const { errors, refusal, pending, change } = usePasswordChange(() => {
    toast.success(m.shell_password_changed());
    onClose();
  });
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    void change({
      currentPassword: typedIn(form, 'currentPassword'),
      password: typedIn(form, 'password'),
      confirmation: typedIn(form, 'confirmation'),
    });
  };
  return (
    <Dialog open onClose={onClose} icon={KeyRound} title={m.shell_change_password()} closable>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {refusal && (
          <div role="alert">
            <Note tone="danger">{refusal}</Note>
          </div>
        )}
        <PasswordField name="currentPassword" label={m.shell_password_current()} error={errors.currentPassword} />
        <PasswordField
          name="password"
          autoComplete="new-password"
          label={m.shell_password_new()}
          hint={m.shell_password_hint()}
          error={errors.password}
        />
        <PasswordField
          name="confirmation"
          autoComplete="new-password"
          label={m.shell_password_again()}
          error={errors.confirmation}
        />
        <Button type="submit" pending={pending} wide>
          {m.shell_change_password()}
        </Button>
      </form>
    </Dialog>
  );
};

export default ChangePassword;
