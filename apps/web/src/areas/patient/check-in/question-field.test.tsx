import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionField } from './question-field.tsx';
import type { Question } from './types.ts';

const pain: Question = {
  link_id: 'pain',
  type: 'integer',
  text: 'How strong is the pain?',
  text_ar: 'ما شدة الألم؟',
  required: false,
  min: 0,
  max: 10,
  max_length: 0,
  options: [],
};
type Typing = { readonly props: { readonly onChange: (event: { currentTarget: { value: string } }) => void } };

/** What is answered by what was typed, and whether the form takes it. */
const answerTo = (typed: string) => {
  const answers: unknown[] = [];
  const field = (
    <QuestionField question={pain} value={undefined} error={undefined} onChange={(value) => answers.push(value)} />
  );
  const { props } = QuestionField(field.props) as unknown as Typing;
  props.onChange({ currentTarget: { value: typed } });
  const [, pattern = '.*'] = /pattern="([^"]*)"/.exec(renderToStaticMarkup(field)) ?? [];
  return { answer: answers[0], isTaken: typed === '' || new RegExp(`^(?:${pattern})$`, 'v').test(typed) };
};

test.each([
  ['7', 7],
  ['٧', 7],
  ['۷', 7],
  [' 10 ', 10],
  ['', undefined],
])('D13.21 the number %j is read in whichever digits', (typed, answer) => {
  expect(answerTo(typed)).toEqual({ answer, isTaken: true });
});

test.each(['7.5', '7/10', 'seven', '1.000'])(
  'D13.21 %j is no whole number, and does not pass for no answer',
  (typed) => {
    expect(answerTo(typed)).toEqual({ answer: undefined, isTaken: false });
  },
);
