import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Send } from 'lucide-react';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { CheckedForm } from '#shared/ui/checked-form.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { AnswersView } from '#shared/visits/answers-view.tsx';
import { ChangedNote } from '#shared/visits/changed-note.tsx';
import { questionsQuery } from './queries.ts';
import { QuestionField } from './question-field.tsx';
import type { Asked } from './types.ts';
import { useAnswers } from './use-answers.ts';

/** Whether all of it is with the hospital, and if not, why. */
const State = ({ answers, state, refusal, finish, changed, takeTheirs, keepMine }: ReturnType<typeof useAnswers>) => (
  <>
    <output className="text-small text-muted">
      {state === 'failed' && !refusal && m.checkin_answers_failed()}
      {state === 'saving' && m.checkin_answers_saving()}
      {state === 'saved' && answers.length > 0 && m.checkin_answers_saved()}
    </output>
    {changed ? (
      <ChangedNote onTake={() => takeTheirs(changed)} onKeep={() => keepMine(changed)}>
        <AnswersView asked={changed} />
      </ChangedNote>
    ) : (
      <FormError icon={CircleAlert} error={finish.error ?? refusal} />
    )}
  </>
);

type FormProps = { readonly id: number; readonly asked: Asked; readonly onDone: () => void };

const Form = ({ id, asked, onDone }: FormProps) => {
  const saving = useAnswers(id, asked, onDone);
  const { items, answers, turn, finish, put, changed } = saving;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!finish.isPending && !changed) finish.mutate();
  };
  return (
    <CheckedForm onSubmit={submit} className="flex flex-col gap-4">
      {items.map((question) => (
        <QuestionField
          key={`${question.link_id} ${turn}`}
          question={question}
          value={answers.find((answer) => answer.link_id === question.link_id)?.value}
          error={serverErrorOf(finish.error, `answers.${question.link_id}`)}
          onChange={(value) => put(question.link_id, value)}
        />
      ))}
      <State {...saving} />
      <Button
        type="submit"
        size="lg"
        icon={Send}
        className="self-start"
        pending={finish.isPending}
        disabled={changed !== undefined}
      >
        {m.checkin_answers_finish()}
      </Button>
    </CheckedForm>
  );
};

/** The questions of the speciality, saved as they are answered. */
export const QuestionsStep = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const { data, error, refetch } = useQuery({ ...questionsQuery(id), staleTime: Infinity });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return <Form id={id} asked={data} onDone={onDone} />;
};
