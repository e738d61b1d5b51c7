import { isEmergency, questionsOf, type Question } from '@balsam/domain/triage';
import { useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { CheckBox, RadioCards } from '#shared/ui/choices.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { surveyOf } from './draft.ts';
import { EmergencyCard } from './emergency-card.tsx';
import type { Checker } from './use-checker.ts';
import { useTexts } from './words.ts';

type AnswerProps = {
  readonly question: Question;
  readonly texts: ReturnType<typeof useTexts>;
  /** Undefined while it is not answered; empty when none is so. */
  readonly taken: readonly string[] | undefined;
  readonly onAnswer: (choices: readonly string[]) => void;
};

const none = 'none';

const OneOf = ({ question, texts, taken, onAnswer }: AnswerProps) => (
  <RadioCards
    label={texts.question(question.code)}
    labelHidden
    value={taken && (taken[0] ?? none)}
    onChange={(code) => onAnswer(code === none ? [] : [code])}
    options={[
      ...question.choices.map(({ code }) => ({ value: code, label: texts.choice(question.code, code) })),
      { value: none, label: m.symptoms_not_sure() },
    ]}
  />
);

const AnyOf = ({ question, texts, taken, onAnswer }: AnswerProps) => (
  <fieldset aria-describedby="many-hint">
    <legend className="sr-only">{texts.question(question.code)}</legend>
    <p id="many-hint" className="text-small text-muted">
      {m.symptoms_many_hint()}
    </p>
    {question.choices.map(({ code }) => (
      <CheckBox
        key={code}
        label={texts.choice(question.code, code)}
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
const Heading = ({ text }: { readonly text: string }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <h2 ref={heading} tabIndex={-1} className="text-h2">
      {text}
    </h2>
  );
};

/** One question at a time; the way back is always open, and a red flag stands in the way at once. */
export const QuestionStep = ({ checker }: { readonly checker: Checker }) => {
  const { draft, go, submit, isSending, error } = checker;
  const texts = useTexts();
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
      <Heading key={question.code} text={texts.question(question.code)} />
      {question.kind === 'one' ? (
        <OneOf question={question} texts={texts} taken={taken} onAnswer={choose} />
      ) : (
        <AnyOf question={question} texts={texts} taken={taken} onAnswer={choose} />
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
