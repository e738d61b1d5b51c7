import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { toast } from '#shared/ui/toast.ts';

/** Asks for a report of a visit: the language first, then what it is for. */
export const RequestDialog = ({ appointmentId, onClose }: { appointmentId: number; onClose: () => void }) => {
  const [language, setLanguage] = useState<'ar' | 'en'>();
  const [comments, setComments] = useState('');
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () =>
      api.medicalReports.request({
        body: { appointment_id: appointmentId, comments, ...(language && { preferred_language: language }) },
      }),
    onSuccess: () => {
      onClose();
      toast.success(m.reports_requested());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['medicalReports'] }),
  });
  return (
    <Dialog
      open
      confirmClose
      closable
      onClose={onClose}
      title={m.reports_request()}
      actions={
        <Button pending={ask.isPending} disabled={language === undefined} onClick={() => ask.mutate()}>
          {m.reports_request_send()}
        </Button>
      }
    >
      <FormError error={ask.error} />
      <RadioCards
        label={m.reports_language()}
        columns={2}
        value={language}
        onChange={setLanguage}
        options={[
          { value: 'ar', label: m.records_report_arabic() },
          { value: 'en', label: m.records_report_english() },
        ]}
      />
      <TextArea
        label={m.reports_comments()}
        maxLength={1000}
        dir="auto"
        value={comments}
        onChange={({ currentTarget }) => setComments(currentTarget.value)}
      />
    </Dialog>
  );
};
