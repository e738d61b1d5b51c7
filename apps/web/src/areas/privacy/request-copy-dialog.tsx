import { useMutation, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, ApiError, sentenceOf } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PasswordField } from '#shared/ui/password-field.tsx';
import { copies } from './queries.ts';
import type { Copies, Copy } from './api-types.ts';

const isWrongPassword = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'currentPassword');

/** Until it is read again: the new copy stands first, and no other can be asked for beside it. */
const withNewCopy = (cached: Copies, copy: Copy): Copies => ({
  items: [copy, ...cached.items],
  left_today: cached.left_today - 1,
  may_ask: false,
  why_not: 'export_running',
});

const useRequestCopy = (onRequested: () => void) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (currentPassword: string) => api.privacy.requestExport({ body: { currentPassword }, quiet: true }),
    onSuccess: (copy) => {
      client.setQueryData(copies.queryKey, (cached) => cached && withNewCopy(cached, copy));
      onRequested();
    },
  });
};

/** The password once more, before everything about a person leaves in one file. */
export const RequestCopyDialog = ({ onClose }: { onClose: () => void }) => {
  const [empty, setEmpty] = useState(false);
  const request = useRequestCopy(onClose);
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('currentPassword');
    const isEmpty = typeof typed !== 'string' || typed === '';
    setEmpty(isEmpty);
    if (!isEmpty && !request.isPending) request.mutate(typed);
  };
  const passwordError = isWrongPassword(request.error) ? sentenceOf(request.error) : undefined;
  return (
    <Dialog open onClose={onClose} icon={KeyRound} title={m.privacy_ask_title()}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-text-2">{m.privacy_ask_text()}</p>
        {request.error && passwordError === undefined && (
          <div role="alert">
            <Note tone="danger">{sentenceOf(request.error)}</Note>
          </div>
        )}
        <PasswordField
          name="currentPassword"
          label={m.privacy_ask_password()}
          error={empty ? m.privacy_ask_required() : passwordError}
          onChange={() => setEmpty(false)}
        />
        <div className="flex flex-col gap-2.5">
          <Button type="submit" wide pending={request.isPending}>
            {m.privacy_copy_ask()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.privacy_ask_cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
