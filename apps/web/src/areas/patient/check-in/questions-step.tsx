import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Send } from 'lucide-react';
import type { SubmitEvent } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { serverErrorOf } from '#shared/api/server-error.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { useAutosave } from '#shared/visits/use-autosave.ts';
import { checkInQuery, questionsQuery } from './queries.ts';
import { QuestionField } from './question-field.tsx';
import type { Answer, Asked, Question } from './types.ts';

/** What fits its question; the rest waits until it does. */
const isComplete = ({ type, min, max }: Question, { value }: Answer): boolean =>
  type !== 'integer' || (typeof value === 'number' && value >= min && value <= max);

type FormProps = { readonly id: number; readonly asked: Asked; readonly onDone: () => void };

const Form = ({ id, asked, onDone }: FormProps) => {
  const client = useQueryClient();
  const items = asked.questionnaire?.items ?? [];
  const send = async (answers: readonly Answer[], finished: boolean): Promise<void> => {
    const fitting = finished
      ? answers
      : answers.filter((answer) => items.some((one) => one.link_id === answer.link_id && isComplete(one, answer)));
    const saved = await api.checkIn.answer({ params: { id }, body: { answers: [...fitting], finished }, quiet: true });
    client.setQueryData(questionsQuery(id).queryKey, saved);
  };
  const {
    value: answers,
    state,
    refusal,
    change,
    replace,
  } = useAutosave({
    form: `check-in ${id}`,
    initial: { list: asked.answers },
    save: ({ list }) => send(list, false),
  });
  const finish = useMutation({
    mutationFn: () => send(answers.list, true),
    onSuccess: async () => {
      replace(answers);
      await client.invalidateQueries({ queryKey: checkInQuery(id).queryKey });
      onDone();
    },
  });
  const put = (link_id: string, value: Answer['value'] | undefined): void => {
    const others = answers.list.filter((answer) => answer.link_id !== link_id);
    change({ list: value === undefined ? others : [...others, { link_id, value }] });
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!finish.isPending) finish.mutate();
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      {items.map((question) => (
        <QuestionField
          key={question.link_id}
          question={question}
          value={answers.list.find((answer) => answer.link_id === question.link_id)?.value}
          error={serverErrorOf(finish.error, `answers.${question.link_id}`)}
          onChange={(value) => put(question.link_id, value)}
        />
      ))}
      <output className="text-small text-muted">
        {state === 'failed' && !refusal && m.checkin_answers_failed()}
        {state === 'saving' && m.checkin_answers_saving()}
        {state === 'saved' && answers.list.length > 0 && m.checkin_answers_saved()}
      </output>
      <FormError icon={CircleAlert} error={finish.error ?? refusal} />
      <Button type="submit" size="lg" icon={Send} className="self-start" pending={finish.isPending}>
        {m.checkin_answers_finish()}
      </Button>
    </form>
  );
};

/** The questions of the speciality, saved as they are answered. */
export const QuestionsStep = ({ id, onDone }: { readonly id: number; readonly onDone: () => void }) => {
  const { data, error, refetch } = useQuery({ ...questionsQuery(id), staleTime: Infinity });
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={3} />;
  return <Form id={id} asked={data} onDone={onDone} />;
};
