import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { type MorePages, ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { PaperButton } from './paper-button.tsx';
import type { Movement } from './types.ts';

/** A sign and a word as well as a colour. */
const Amount = ({ amount }: { amount: number }) => (
  <span className={cx('tabular font-bold whitespace-nowrap', amount > 0 && 'text-success-text')}>
    {amount > 0 ? `+${money(amount)}` : `−${money(-amount)}`}
  </span>
);

const Row = ({ movement: e }: { movement: Movement }) => {
  const Icon = e.amount > 0 ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3.5">
      <Icon aria-hidden size={20} className="mirrored shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 basis-48 flex-col">
        <span className="font-medium">{inLocale(e.title, e.title_ar)}</span>
        <time dateTime={e.at} className="text-small text-muted">
          {dateTime(e.at)}
        </time>
      </span>
      <span className="flex items-center gap-3">
        {e.payment_id !== null && e.has_receipt && (
          <PaperButton
            paymentId={e.payment_id}
            {...(e.credit_note_id === null ? { kind: 'invoice' } : { kind: 'credit_note', note: e.credit_note_id })}
          />
        )}
        <Amount amount={e.amount} />
      </span>
    </li>
  );
};

type MovementListProps = {
  readonly movements: readonly Movement[];
  /** The way to older ones. */
  readonly more: MorePages;
};

/** What went into the wallet and out of it, the newest first. */
export const MovementList = ({ movements, more }: MovementListProps) => (
  <section className="flex flex-col gap-3">
    <h2 className="text-h3">{m.billing_movements()}</h2>
    {movements.length === 0 ? (
      <EmptyState art="box" title={m.billing_movements_empty()} text={m.billing_movements_empty_text()} />
    ) : (
      <Card flush>
        <ul className="divide-y divide-line">
          {movements.map((movement) => (
            <Row key={movement.id} movement={movement} />
          ))}
        </ul>
      </Card>
    )}
    <ShowMore of={more} label={m.billing_more_movements()} className="self-center" />
  </section>
);
