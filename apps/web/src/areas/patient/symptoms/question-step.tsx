import { isEmergency, questionsOf, type Question } from '@balsam/domain/triage';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckBox, RadioCards } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { surveyOf } from './draft.ts';
import { EmergencyCard } from './emergency-card.tsx';
import type { Checker } from './use-checker.ts';

type AnswerProps = {
  readonly question: Question;
  /** Undefined while it is not answered; empty when none is so. */
  readonly taken: readonly string[] | undefined;
  readonly onAnswer: (choices: readonly string[]) => void;
};

const none = 'none';

const OneOf = ({ question, taken, onAnswer }: AnswerProps) => (
  <RadioCards
    label={inLocale(question.en, question.ar)}
    labelHidden
    value={taken && (taken[0] ?? none)}
    onChange={(code) => onAnswer(code === none ? [] : [code])}
    options={[
      ...question.choices.map(({ code, en, ar }) => ({ value: code, label: inLocale(en, ar) })),
      { value: none, label: m.symptoms_not_sure() },
    ]}
  />
);

const AnyOf = ({ question, taken, onAnswer }: AnswerProps) => (
  <fieldset aria-describedby="many-hint">
    <legend className="sr-only">{inLocale(question.en, question.ar)}</legend>
    <p id="many-hint" className="text-small text-muted">
      {m.symptoms_many_hint()}
    </p>
    {question.choices.map(({ code, en, ar }) => (
      <CheckBox
        key={code}
        label={inLocale(en, ar)}
        checked={taken?.includes(code) ?? false}
        onChange={({ currentTarget: { checked } }) =>
          onAnswer(checked ? [...(taken ?? []), code] : (taken ?? []).filter((one) => one !== code))
        }
      />
    ))}
    <CheckBox label={m.symptoms_none()} checked={taken?.length === 0} onChange={() => onAnswer([])} />
  </fieldset>
);

/** How far it is; read out with each question. */
const Progress = ({ at, count }: { readonly at: number; readonly count: number }) => (
  <div className="flex flex-col gap-1">
    <p className="text-small text-muted">{m.symptoms_progress({ n: number(at + 1), count: number(count) })}</p>
    <progress
      aria-label={m.symptoms_progress_label()}
      value={at}
      max={count}
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-surface-3 [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-surface-3 [&::-webkit-progress-value]:bg-accent"
    />
  </div>
);

/** Takes the focus when its question comes, so that it is read out. */
const Heading = ({ question }: { readonly question: Question }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-h2">
      {inLocale(question.en, question.ar)}
    </h2>
  );
};

/** One question at a time; the way back is always open, and a red flag stands in the way at once. */
export const QuestionStep = ({ checker }: { readonly checker: Checker }) => {
  const { draft, go, submit, isSending, error } = checker;
  const asked = questionsOf(surveyOf(draft));
  const current = asked[Math.min(draft.at, asked.length - 1)];
  if (isEmergency(surveyOf(draft)))
    return (
      <EmergencyCard
        draft={draft}
        isSending={isSending}
        onResult={() => submit(draft)}
        onCorrect={() => history.back()}
      />
    );
  if (!current) return null;
  const { question } = current;
  const taken = draft.answers[question.code];
  const isLast = draft.at >= asked.length - 1;
  const answer = (choices: readonly string[]) => ({
    ...draft,
    answers: { ...draft.answers, [question.code]: choices },
  });
  const next = (): void => {
    if (isLast) submit(answer(taken ?? []));
    else void go({ step: 'questions' }, { ...answer(taken ?? []), at: draft.at + 1 });
  };
  const choose = (choices: readonly string[]): void => {
    const chosen = answer(choices);
    // A red flag is a page of its own in the history, so that the way back leads to the question.
    void go({ step: 'questions' }, chosen, !isEmergency(surveyOf(chosen)));
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Progress at={draft.at} count={asked.length} />
      <Heading key={question.code} question={question} />
      {question.kind === 'one' ? (
        <OneOf question={question} taken={taken} onAnswer={choose} />
      ) : (
        <AnyOf question={question} taken={taken} onAnswer={choose} />
      )}
      <FormError error={error} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={taken === undefined} pending={isSending} onClick={next}>
          {isLast ? m.symptoms_show_result() : m.symptoms_next()}
        </Button>
        <Button variant="outline" onClick={() => history.back()}>
          {m.symptoms_back_step()}
        </Button>
      </div>
    </Card>
  );
};
