import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { urgencyStyle } from '#shared/triage/words.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Survey } from './queries.ts';

const DeleteDialog = ({ id, onClose }: { readonly id: number; readonly onClose: () => void }) => {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: takingBack('survey', api.triage.remove),
    onSuccess: () => {
      onClose();
      toast.success(m.symptoms_deleted());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['triage'] }),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      tone="danger"
      icon={Trash2}
      title={m.symptoms_delete_title()}
      actions={
        <>
          <Button variant="danger" pending={remove.isPending} onClick={() => remove.mutate({ params: { id } })}>
            {m.symptoms_delete_yes()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.symptoms_keep()}
          </Button>
        </>
      }
    >
      <p>{m.symptoms_delete_text()}</p>
    </Dialog>
  );
};

/** The surveys of the open profile, the newest first. */
export const HistoryList = ({ items }: { readonly items: readonly Survey[] }) => {
  const [going, setGoing] = useState<number>();
  return (
    <section className="flex flex-col gap-2">
      <SectionTitle>{m.symptoms_history()}</SectionTitle>
      {items.length === 0 && <p className="text-muted">{m.symptoms_history_none()}</p>}
      {items.length > 0 && (
        <Card flush>
          <ul className="divide-y divide-line">
            {items.map(({ id, title, title_ar, created_at, urgency, may_change: may }) => (
              <li key={id} className="flex flex-wrap items-center gap-x-3 px-4 py-2">
                <span className="flex min-w-0 flex-1 basis-40 flex-col">
                  <TextLink to="/symptom-checker" search={{ survey: id }}>
                    {inLocale(title, title_ar)}
                  </TextLink>
                  <span className="text-small text-muted">{dateTime(created_at)}</span>
                  {!may.allowed && (
                    <span className="text-small text-text-2">{inLocale(may.message ?? '', may.message_ar ?? '')}</span>
                  )}
                </span>
                <Chip tone={urgencyStyle[urgency].tone}>{urgencyStyle[urgency].title()}</Chip>
                {may.allowed && <IconButton icon={Trash2} label={m.symptoms_delete()} onClick={() => setGoing(id)} />}
              </li>
            ))}
          </ul>
        </Card>
      )}
      {going !== undefined && <DeleteDialog id={going} onClose={() => setGoing(undefined)} />}
    </section>
  );
};
