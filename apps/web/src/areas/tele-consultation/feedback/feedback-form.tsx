import { isBlank } from '@balsam/domain/text';
import { callProblems, feedbackRules, type CallProblem } from '@balsam/domain/tele-consultation';
import { Send } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { RatingInput } from '#shared/ui/rating-input.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import type { Side } from '../people.ts';
import { useSendFeedback } from './use-send-feedback.ts';

const problemWords: Readonly<Record<CallProblem, () => string>> = {
  picture: m.call_problem_picture,
  sound: m.call_problem_sound,
  line: m.call_problem_line,
};
/** What a doctor says most often, by one press. */
const phrases = [m.call_phrase_good, m.call_phrase_cut, m.call_phrase_failed] as const;

const Problems = ({ chosen, onChange }: { chosen: readonly CallProblem[]; onChange: (all: CallProblem[]) => void }) => (
  <fieldset>
    <legend className="mb-2">{m.call_problems()}</legend>
    <div className="flex flex-wrap gap-2">
      {callProblems.map((problem) => (
        <ToggleChip
          key={problem}
          pressed={chosen.includes(problem)}
          onPress={() =>
            onChange(chosen.includes(problem) ? chosen.filter((each) => each !== problem) : [...chosen, problem])
          }
        >
          {problemWords[problem]()}
        </ToggleChip>
      ))}
    </div>
  </fieldset>
);

const Phrases = ({ onChoose }: { onChoose: (text: string) => void }) => (
  <div className="flex flex-wrap gap-2">
    {phrases.map((phrase) => (
      <Button key={phrase()} variant="soft" size="sm" onClick={() => onChoose(phrase())}>
        {phrase()}
      </Button>
    ))}
  </div>
);

const titles = { patient: m.call_feedback_title, doctor: m.call_feedback_title_doctor } as const;

type FeedbackFormProps = { readonly id: number; readonly side: Side; readonly onDone?: () => void };

/** How the call was: stars, what was bad, and words. The doctor is asked about the line only (S5.08). */
export const FeedbackForm = ({ id, side, onDone }: FeedbackFormProps) => {
  const [rating, setRating] = useState(0);
  const [problems, setProblems] = useState<CallProblem[]>([]);
  const [comment, setComment] = useState('');
  const [isTried, setIsTried] = useState(false);
  const isCommentMissing = side === 'doctor' && isBlank(comment);
  const send = useSendFeedback(id, onDone);
  const submit = (): void => {
    setIsTried(true);
    if (rating > 0 && !isCommentMissing) send.mutate({ rating_value: rating, comment, problems });
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h2">{titles[side]()}</h2>
      <RatingInput
        label={side === 'patient' ? m.call_feedback_stars() : m.call_feedback_stars_doctor()}
        value={rating}
        onChange={setRating}
        error={isTried && rating === 0 ? m.call_rating_error() : undefined}
      />
      {side === 'patient' ? <Problems chosen={problems} onChange={setProblems} /> : <Phrases onChoose={setComment} />}
      <TextArea
        label={side === 'patient' ? m.call_feedback_words() : m.call_feedback_words_doctor()}
        maxLength={feedbackRules.commentChars}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        error={isTried && isCommentMissing ? m.call_feedback_required() : undefined}
      />
      <Button icon={Send} pending={send.isPending} onClick={submit} className="self-start">
        {m.call_feedback_send()}
      </Button>
    </Card>
  );
};
