import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';
import { stateLabel } from './order-labels.ts';

/** What was done with an order, when and by whom. */
export const OrderHistory = ({ order }: { order: PharmacyOrder }) => (
  <Section title={m.staff_history()}>
    <ol className="divide-y divide-line">
      {order.HISTORY.map((step) => (
        <li key={`${step.AT}${step.TO}`} className="flex flex-col py-2">
          <span>{stateLabel(step.TO, order.ORDER_MODE)}</span>
          <InlineList className="text-small text-muted">
            {step.BY && <Marked>{inLocale(step.BY.name, step.BY.name_ar)}</Marked>}
            <time dateTime={step.AT} className="tabular">
              {dateTime(step.AT)}
            </time>
          </InlineList>
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
