import { CircleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { CaseHistoryForm } from '../case-history/case-history-card.tsx';
import { useSaveStep } from './queries.ts';

/** What the patient tells the doctor, saved as it is typed; finished by one press, also with nothing to add. */
export const HistoryStep = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const save = useSaveStep(id, onDone);
  return (
    <div className="flex flex-col gap-4">
      <CaseHistoryForm id={id} />
      <FormError icon={CircleAlert} error={save.error} />
      <p className="text-text-2">{m.checkin_history_skip()}</p>
      <Button
        size="lg"
        className="self-start"
        pending={save.isPending}
        onClick={() => save.mutate({ step: 'case_history' })}
      >
        {m.checkin_history_done()}
      </Button>
    </div>
  );
};
