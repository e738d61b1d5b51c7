import { queryOptions, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number, time } from '#shared/format/index.ts';
import { PictureInput } from '#shared/support/picture-input.tsx';
import { Card } from '#shared/ui/card.tsx';
import { IconButton } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { languageOf } from '#shared/ui/person-name.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { Unread } from '#shared/ui/unread.tsx';
import { CaseHistoryView, historyParts, VisitPicture, type CaseHistory } from '#shared/visits/case-history-view.tsx';
import { ChangedNote } from '#shared/visits/changed-note.tsx';
import { UnsavedNote } from '#shared/visits/unsaved-note.tsx';
import { SurveyOffer } from '../symptoms/survey-offer.tsx';
import { forgetUnsaved, unsavedHistory, useCaseHistory } from './use-case-history.ts';

const longest = { complaint: 2000, since: 200, helps: 1000, medicines: 1000, allergies: 1000 } as const;
const rows = { complaint: 3, since: 1, helps: 2, medicines: 2, allergies: 2 } as const;
const mostPictures = 5;

const caseHistoryOf = (id: number) =>
  queryOptions({ ...api.visits.caseHistory.query({ params: { id }, quiet: true }), staleTime: Infinity });

type Saving = ReturnType<typeof useCaseHistory>;

type StateProps = Pick<Saving, 'state' | 'refusal' | 'savedAt' | 'changed' | 'takeTheirs' | 'keepMine'>;

/** Whether all of it is with the hospital, and if not, why; said aloud when it changes. */
const State = ({ state, refusal, savedAt, changed, takeTheirs, keepMine }: StateProps) => (
  <>
    <output className="text-small text-muted">
      {state === 'failed' && !refusal && m.visits_history_not_saved()}
      {state === 'saving' && m.visits_history_saving()}
      {state === 'saved' && savedAt !== null && m.visits_history_saved({ time: time(savedAt) })}
    </output>
    <FormError error={changed ? undefined : refusal} />
    {changed && (
      <ChangedNote onTake={() => takeTheirs(changed)} onKeep={() => keepMine(changed)}>
        <CaseHistoryView history={changed} />
      </ChangedNote>
    )}
  </>
);

const Pictures = ({ history, add, remove }: Pick<Saving, 'history' | 'add' | 'remove'>) => (
  <div className="flex flex-col gap-2">
    <p>{m.visits_history_pictures()}</p>
    <div className="flex flex-wrap items-center gap-3">
      {history.file_ids.map((file, n) => (
        <span key={file} className="relative">
          <VisitPicture file={file} place={n + 1} />
          <IconButton
            icon={X}
            label={m.visits_history_picture_remove({ number: number(n + 1) })}
            className="absolute! -end-2 -top-2 rounded-full border border-line bg-surface"
            onClick={() => remove(file)}
          />
        </span>
      ))}
      {history.file_ids.length < mostPictures && <PictureInput withLabel onChoose={add} />}
    </div>
  </div>
);

const Form = ({ id, initial }: { readonly id: number; readonly initial: CaseHistory }) => {
  const saving = useCaseHistory(id, initial);
  const { history, change, add, remove } = saving;
  return (
    <div className="flex flex-col gap-4">
      <p className="-mt-2 text-text-2">{m.visits_history_hint()}</p>
      {historyParts.map(([part, label]) => (
        <TextArea
          key={part}
          label={label()}
          dir="auto"
          lang={history[part] === '' ? undefined : languageOf(history[part])}
          rows={rows[part]}
          maxLength={longest[part]}
          value={history[part]}
          onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
        />
      ))}
      <Pictures history={history} add={add} remove={remove} />
      <State {...saving} />
    </div>
  );
};

/** The same where it is a step of its own, as in the check-in before the visit. */
export const CaseHistoryForm = ({ id }: { readonly id: number }) => {
  const { data, isError, refetch } = useQuery(caseHistoryOf(id));
  if (data) return <Form key={id} id={id} initial={data} />;
  return isError ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={2} />;
};

/** What the doctor was told, and what was typed here and did not arrive before it was too late: nobody has read that. */
const Told = ({ id, history }: { readonly id: number; readonly history: CaseHistory }) => {
  const [unsaved, setUnsaved] = useState(() => unsavedHistory(id, history));
  const isTold = history.updated_at !== null;
  if (!unsaved && !isTold) return null;
  const forget = (): void => {
    forgetUnsaved(id);
    setUnsaved(undefined);
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{isTold ? m.visits_history_read_only() : m.visits_history_title()}</h2>
      {isTold && <CaseHistoryView history={history} />}
      {unsaved && (
        <UnsavedNote reason={m.visits_history_late()} onForget={forget}>
          <CaseHistoryView history={unsaved} />
        </UnsavedNote>
      )}
    </Card>
  );
};

/** What the patient tells the doctor before a visit: written as they go, afterwards read. Nothing when there is nothing to tell or read. */
export const CaseHistoryCard = ({ id }: { readonly id: number }) => {
  const read = useQuery(caseHistoryOf(id));
  const { data } = read;
  if (!data) return <Unread title={m.visits_history_title()} reads={[read]} />;
  if (!data.may.write.allowed) return <Told key={id} id={id} history={data} />;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.visits_history_title()}</h2>
      <SurveyOffer appointment={id} />
      <Form key={id} id={id} initial={data} />
    </Card>
  );
};
