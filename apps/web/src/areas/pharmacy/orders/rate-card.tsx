import { Star } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Stars } from '#shared/ui/rating.tsx';
import { RatingInput } from '#shared/ui/rating-input.tsx';
import { TextArea } from '#shared/ui/text-area.tsx';
import { useRateOrder } from './use-order-changes.ts';
import type { Order } from './api-types.ts';

const longest = 1000;

const RatingForm = ({ id }: { id: number }) => {
  const [stars, setStars] = useState(0);
  const [comment, setComment] = useState('');
  const [sent, setSent] = useState(false);
  const rate = useRateOrder(id);
  const send = (): void => {
    setSent(true);
    if (stars > 0) rate.mutate({ rating_value: stars, comment: comment.trim() });
  };
  return (
    <Card as="section" className="flex flex-col gap-4">
      <h2 className="text-h3">{m.pharmacy_order_rate_title()}</h2>
      <RatingInput
        label={m.pharmacy_order_rate_label()}
        value={stars}
        onChange={setStars}
        error={sent && stars === 0 ? m.pharmacy_order_rate_none() : undefined}
      />
      <TextArea
        label={m.pharmacy_order_rate_comment()}
        maxLength={longest}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
      <Button icon={Star} pending={rate.isPending} onClick={send} className="desktop:self-start">
        {m.pharmacy_order_rate_send()}
      </Button>
    </Card>
  );
};

/** Asks for a rating once it is delivered, and shows it afterwards (S5.10). */
export const RateCard = ({ order }: { order: Order }) => {
  if (order.may.rate) return <RatingForm id={order.id} />;
  if (order.rating === null) return null;
  return (
    <Card as="section" className="flex items-center justify-between gap-3">
      <h2 className="text-h3">{m.pharmacy_order_your_rating()}</h2>
      <Stars value={order.rating} />
    </Card>
  );
};
