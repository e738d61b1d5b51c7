import { Check } from 'lucide-react';
import { useState } from 'react';
import { prescriptionStyle, stateLabel } from './order-labels.ts';
import type { PharmacyOrder } from './queries.ts';

type Stage = Pick<PharmacyOrder, 'status' | 'orderMode' | 'reviews'>;

/** A step that was taken: its word comes again when an order goes back and forth, its key does not. */
type DoneStep = { readonly key: number; readonly word: string };

/** The steps that were taken, with those between what was seen last and the order as it is now. */
export const withStepsSince = (done: readonly DoneStep[], seen: Stage, now: Stage): readonly DoneStep[] => {
  const review = now.reviews.length > seen.reviews.length ? now.reviews.at(-1) : undefined;
  const words = [
    ...(review ? [prescriptionStyle(review.state).word()] : []),
    ...(now.status !== null && now.status !== seen.status ? [stateLabel(now.status, now.orderMode)] : []),
  ];
  return [...done, ...words.map((word, place) => ({ key: done.length + place, word }))];
};

/**
 * The steps that were taken since the sheet was opened. Each moves the next button on, so that it does not come to lie under the finger
 * that pressed the last.
 */
export const StepsDone = ({ order }: { order: PharmacyOrder }) => {
  const [seen, setSeen] = useState(order);
  const [done, setDone] = useState<readonly DoneStep[]>([]);
  if (order !== seen) {
    setSeen(order);
    setDone(withStepsSince(done, seen, order));
  }
  return done.map(({ key, word }) => (
    <p key={key} className="flex min-h-9 items-center gap-2 font-medium text-success-text">
      <Check aria-hidden size={20} className="shrink-0" />
      {word}
    </p>
  ));
};
