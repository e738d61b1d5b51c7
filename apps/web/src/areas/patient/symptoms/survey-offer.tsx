import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardList } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { toast } from '#shared/ui/toast.ts';

/** The survey that belongs beside a coming visit: one that its doctor sees already, else the newest that no doctor sees. Nothing without one. */
export const SurveyOffer = ({ appointment }: { readonly appointment: number }) => {
  const client = useQueryClient();
  const { data } = useQuery(api.triage.surveys.query({ quiet: true }));
  const attach = useMutation({
    mutationFn: api.triage.attach,
    onSuccess: ({ appointment_id: visit }) =>
      toast.success(visit === null ? m.symptoms_detached() : m.symptoms_attached()),
    onSettled: () => client.invalidateQueries({ queryKey: ['triage'] }),
  });
  const surveys = data?.items ?? [];
  const shown =
    surveys.find((survey) => survey.appointment_id === appointment) ??
    surveys.slice(0, 1).find((survey) => survey.appointment_id === null);
  if (!shown) return null;
  const isAttached = shown.appointment_id === appointment;
  const { allowed, message = '', message_ar = '' } = shown.may_change;
  const change = (): void =>
    attach.mutate({ params: { id: shown.id }, body: { appointment_id: isAttached ? null : appointment } });
  return (
    <div className="flex flex-col gap-3 rounded-md border border-line bg-surface-2 p-4">
      <div className="flex items-start gap-3">
        <ClipboardList aria-hidden size={22} className="mt-0.5 shrink-0 text-accent-text" />
        <div className="min-w-0 flex-1">
          <p className="font-bold">{isAttached ? m.symptoms_attached() : m.symptoms_offer()}</p>
          <TextLink to="/symptom-checker" search={{ survey: shown.id }}>
            {inLocale(shown.title, shown.title_ar)}
          </TextLink>
          <p className="text-small text-muted">{dateTime(shown.created_at)}</p>
        </div>
      </div>
      <FormError error={attach.error} />
      {allowed ? (
        <Button
          variant={isAttached ? 'outline' : 'soft'}
          size="sm"
          pending={attach.isPending}
          className="self-start"
          onClick={change}
        >
          {isAttached ? m.symptoms_detach() : m.symptoms_attach_here()}
        </Button>
      ) : (
        <p className="text-text-2">{inLocale(message, message_ar)}</p>
      )}
    </div>
  );
};
