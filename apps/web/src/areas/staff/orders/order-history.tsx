import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';
import { prescriptionStyle, stateLabel } from './order-labels.ts';

type Entry = Pick<PharmacyOrder['history'][number], 'at' | 'by' | 'reason'> & { readonly word: string };

/** Steps and decisions on prescriptions in one list, in the order in which they happened. */
const entriesOf = ({ history, reviews, orderMode }: PharmacyOrder): Entry[] => {
  const steps = history.map(({ to, ...step }) => ({ ...step, word: stateLabel(to, orderMode) }));
  const decisions = reviews.map(({ state, ...review }) => ({ ...review, word: prescriptionStyle(state).word() }));
  return [...steps, ...decisions].toSorted((a, b) => a.at.localeCompare(b.at));
};

/** What was done with an order, when and by whom. */
export const OrderHistory = ({ order }: { order: PharmacyOrder }) => (
  <Section title={m.staff_history()}>
    <ol className="divide-y divide-line">
      {entriesOf(order).map((entry) => (
        <li key={`${entry.at}${entry.word}`} className="flex flex-col py-2">
          <span>{entry.word}</span>
          <InlineList className="text-small text-muted">
            {entry.by && <Marked>{inLocale(entry.by.name, entry.by.name_ar)}</Marked>}
            <time dateTime={entry.at} className="tabular">
              {dateTime(entry.at)}
            </time>
          </InlineList>
          {entry.reason && (
            <span className="text-small text-text-2">
              <Marked>{entry.reason}</Marked>
            </span>
          )}
        </li>
      ))}
    </ol>
  </Section>
);
