import * as m from '../../../paraglide/messages.js';
import { dateTime } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Marked } from '../../../shared/ui/person-name.tsx';
import type { DeskOrder } from './queries.ts';
import { Section } from './section.tsx';
import { stateWord } from './words.ts';

/** What was done with an order, when and by whom. */
export const OrderBook = ({ order }: { order: DeskOrder }) => (
  <Section title={m.staff_history()}>
    <ol className="divide-y divide-line">
      {order.HISTORY.map((step) => (
        <li key={`${step.AT}${step.TO}`} className="flex flex-col py-2">
          <span>{stateWord(step.TO, order.ORDER_MODE)}</span>
          <Facts className="text-small text-muted">
            {step.BY && <Marked>{inLocale(step.BY.name, step.BY.name_ar)}</Marked>}
            <time dateTime={step.AT} className="tabular">
              {dateTime(step.AT)}
            </time>
          </Facts>
          {step.REASON && (
            <span className="text-small text-text-2">
              <Marked>{step.REASON}</Marked>
            </span>
          )}
        </li>
      ))}
    </ol>
  </Section>
);
