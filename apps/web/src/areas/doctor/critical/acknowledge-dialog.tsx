import { isBlank } from '@balsam/domain/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ClipboardCheck } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { criticalRules, unitText } from '@balsam/domain/records';
import * as m from '#paraglide/messages.js';
import { ApiError, api, sentenceOf } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { CriticalResult } from './queries.ts';

const isWrongValue = (error: Error | null): boolean => error instanceof ApiError && error.code === 'read_back_wrong';

type AcknowledgeDialogProps = { readonly result: CriticalResult; readonly onClose: () => void };

/** Reading the value back: it is typed, never pasted from beside it, and the server compares it. */
const AcknowledgeDialog = ({ result, onClose }: AcknowledgeDialogProps) => {
  const [typed, setTyped] = useState('');
  const client = useQueryClient();
  const acknowledge = useMutation({
    mutationFn: (readBack: string) =>
      api.criticalResults.acknowledge({ params: { id: String(result.id) }, body: { read_back: readBack } }),
    onSuccess: () => {
      toast.success(m.doctor_critical_acknowledged());
      onClose();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ['criticalResults'] });
      void client.invalidateQueries({ queryKey: ['doctor'] });
    },
  });
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!isBlank(typed) && !acknowledge.isPending) acknowledge.mutate(typed.trim());
  };
  const isWrong = isWrongValue(acknowledge.error);
  return (
    <Dialog open closable onClose={onClose} icon={ClipboardCheck} tone="danger" title={m.doctor_critical_acknowledge()}>
      <CheckedForm className="flex flex-col gap-4" onSubmit={submit}>
        <p>
          <span className="block font-bold">
            <Marked>{inLocale(result.patient.name, result.patient.name_ar)}</Marked>
          </span>
          <span className="text-text-2">
            <Marked>{inLocale(result.title, result.title_ar)}</Marked>
          </span>
        </p>
        <p className="text-text-2">{m.doctor_critical_read_back_text()}</p>
        <TextField
          name="read_back"
          label={m.doctor_critical_value()}
          end={result.unit !== null && <Ltr className="shrink-0 text-muted">{unitText(result.unit)}</Ltr>}
          ltr={result.decimal !== null}
          dir="auto"
          inputMode={result.decimal === null ? 'text' : 'decimal'}
          autoComplete="off"
          required
          maxLength={criticalRules.readBackLongest}
          value={typed}
          error={isWrong ? sentenceOf(acknowledge.error) : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FormError error={isWrong ? null : acknowledge.error} />
        <Button type="submit" variant="danger" disabled={isBlank(typed)} pending={acknowledge.isPending}>
          {m.doctor_critical_confirm()}
        </Button>
      </CheckedForm>
    </Dialog>
  );
};

export default AcknowledgeDialog;
