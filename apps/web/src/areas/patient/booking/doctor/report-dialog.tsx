import { isBlank } from '@balsam/domain/text';
import { reviewRules } from '@balsam/domain/ratings';
import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Flag } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';

/** Tells the hospital what is wrong with a published comment. */
const ReportDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const form = useId();
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const report = useMutation({
    mutationFn: (body: { reason: string }) =>
      asOneIntent(`report-${id}`, body, (sent, idempotencyKey) =>
        api.ratings.report({ params: { id }, body: sent, idempotencyKey, quiet: true }),
      ),
    onSuccess: () => {
      toast.success(m.reviews_report_sent());
      onClose();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (!isBlank(reason) && !report.isPending) report.mutate({ reason: reason.trim() });
  };
  return (
    <Dialog
      open
      confirmClose
      onClose={() => !report.isPending && onClose()}
      closable
      icon={Flag}
      title={m.reviews_report_title()}
      actions={
        <Button type="submit" form={form} size="lg" pending={report.isPending}>
          {m.reviews_report_send()}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="-mt-2 text-text-2">{m.reviews_report_text()}</p>
        <TextArea
          label={m.reviews_report_reason()}
          dir="auto"
          maxLength={reviewRules.reasonChars}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
          error={isTried && isBlank(reason) ? m.reviews_report_required() : undefined}
        />
        <FormError icon={CircleAlert} error={report.error} />
      </form>
    </Dialog>
  );
};

export default ReportDialog;
