import { CircleAlert, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { sentenceOf } from '#shared/api/index.ts';
import { money, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { RadioCards } from '#shared/ui/choices.tsx';
import { GuestDialog } from '#shared/ui/guest-dialog.tsx';
import { Note } from '#shared/ui/note.tsx';
import { OfferPrice } from './offer-card.tsx';
import { isAlreadyBooked, type Offer, useBookPackage, useIsPatient, priceOf } from './queries.ts';

/** About how much a part is: the server shares the halalas. */
const about = (total: number, parts: number): string => money(Math.round((total * 100) / parts) / 100);

const Parts = ({ offer, value, onChange }: { offer: Offer; value: string; onChange: (value: string) => void }) => {
  const { total } = priceOf(offer);
  const options = Array.from({ length: offer.most_terms }, (_, n) => n + 1).map((parts) => ({
    value: String(parts),
    label: parts === 1 ? m.packages_whole() : m.packages_in_parts({ count: parts, shown: number(parts) }),
    detail: parts === 1 ? money(total) : m.packages_each({ amount: about(total, parts) }),
  }));
  return <RadioCards label={m.packages_how_to_pay()} value={value} onChange={onChange} options={options} />;
};

const Refusal = ({ error }: { error: Error }) => (
  <Note tone={isAlreadyBooked(error) ? 'warning' : 'danger'} icon={CircleAlert}>
    {isAlreadyBooked(error) ? m.packages_already({ message: sentenceOf(error) }) : sentenceOf(error)}
  </Note>
);

/** What it costs, whole or in parts, and the button that reserves it. */
export const BookPanel = ({ offer }: { offer: Offer }) => {
  const [parts, setParts] = useState('1');
  const [isAsking, setAsking] = useState(false);
  const isPatient = useIsPatient();
  const book = useBookPackage(offer);
  return (
    <Card as="section" className="flex flex-col gap-5">
      <OfferPrice offer={offer} />
      {offer.most_terms > 1 && <Parts offer={offer} value={parts} onChange={setParts} />}
      <div role="alert">{book.error && <Refusal error={book.error} />}</div>
      {offer.is_offered ? (
        <Button
          size="lg"
          icon={PackagePlus}
          pending={book.isPending || book.isSuccess}
          onClick={() => (isPatient ? book.mutate(Number(parts)) : setAsking(true))}
        >
          {m.packages_book()}
        </Button>
      ) : (
        <Note tone="neutral">{m.packages_not_offered()}</Note>
      )}
      <p className="text-small text-muted">{m.packages_book_hint()}</p>
      {isAsking && (
        <GuestDialog title={m.packages_sign_in()} text={m.packages_sign_in_text()} onClose={() => setAsking(false)} />
      )}
    </Card>
  );
};
