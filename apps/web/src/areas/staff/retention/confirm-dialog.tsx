import { digitsOnly } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type SubmitEvent, useId } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, sentenceOf } from '#shared/api/api-error.ts';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { textValue } from '#shared/ui/form.ts';
import { Note } from '#shared/ui/note.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type ClosedAccount, ContentList } from './content-list.tsx';

type DialogProps = { readonly account: ClosedAccount; readonly onClose: () => void };

const fieldError = (error: unknown): string | undefined =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'mrn_number') ? sentenceOf(error) : undefined;

/** The last step before a record is gone for good: what goes is counted, and its number is typed. */
const ConfirmDialog = ({ account, onClose }: DialogProps) => {
  const form = useId();
  const client = useQueryClient();
  const confirm = useMutation({
    mutationFn: (mrn_number: string) =>
      api.retention.confirm({ params: { id: account.id }, body: { mrn_number }, quiet: true }),
    onSuccess: () => {
      toast.success(m.retention_done());
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['retention'] }),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!confirm.isPending) confirm.mutate(textValue(event.currentTarget, 'mrn_number'));
  };
  const underField = fieldError(confirm.error);
  return (
    <Dialog
      open
      closable
      onClose={onClose}
      icon={TriangleAlert}
      tone="danger"
      title={m.retention_dialog()}
      actions={
        <>
          <Button type="submit" form={form} variant="danger" wide pending={confirm.isPending}>
            {m.retention_delete()}
          </Button>
          <Button variant="outline" wide onClick={onClose}>
            {m.retention_keep()}
          </Button>
        </>
      }
    >
      <p>{m.retention_dialog_text()}</p>
      <h3 className="text-h3">{m.retention_dialog_goes()}</h3>
      <ContentList content={account.content} />
      <Note>{m.retention_dialog_stays()}</Note>
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          name="mrn_number"
          label={m.retention_type()}
          error={underField}
          ltr
          inputMode="numeric"
          keep={digitsOnly}
          maxLength={7}
          autoComplete="off"
        />
        {underField === undefined && <FormError error={confirm.error} />}
      </form>
    </Dialog>
  );
};

export default ConfirmDialog;
