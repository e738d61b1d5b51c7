import { Check, Clock, CreditCard } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { longDay, money, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, SectionTitle } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import type { Term } from './queries.ts';

const looks = {
  paid: { tone: 'success', icon: Check },
  unpaid: { tone: 'neutral', icon: Clock },
  'pending payment': { tone: 'warning', icon: CreditCard },
} as const;

const State = ({ term: t }: { term: Term }) => {
  const { tone, icon } = looks[t.status];
  if (t.is_late)
    return (
      <Chip tone="danger" icon={Clock}>
        {m.packages_late()}
      </Chip>
    );
  return (
    <Chip tone={tone} icon={icon}>
      {inLocale(t.status_label, t.status_label_ar)}
    </Chip>
  );
};

const Row = ({ term: t }: { term: Term }) => (
  <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5 desktop:px-5">
    <div className="flex min-w-0 flex-1 basis-40 flex-col">
      <span className="font-medium">
        {t.of === 1 ? m.packages_whole() : m.packages_part({ n: number(t.number), of: number(t.of) })}
      </span>
      {t.status !== 'paid' && (
        <span className="text-small text-muted">{m.packages_due({ day: longDay(t.due_on) })}</span>
      )}
    </div>
    <span className="tabular font-bold">{money(t.total)}</span>
    {t.is_next ? (
      <LinkButton size="sm" to="/services-packages/terms/$id" params={{ id: String(t.id) }}>
        {m.billing_pay_amount({ amount: money(t.total) })}
      </LinkButton>
    ) : (
      <State term={t} />
    )}
  </li>
);

/** The parts of the price: what is paid, what comes next, and what waits for its day. */
export const TermList = ({ terms }: { terms: readonly Term[] }) => (
  <section aria-labelledby="terms" className="flex flex-col gap-3">
    <SectionTitle id="terms">{m.packages_terms()}</SectionTitle>
    <Card flush>
      <ul className="divide-y divide-line">
        {terms.map((term) => (
          <Row key={term.id} term={term} />
        ))}
      </ul>
    </Card>
  </section>
);
