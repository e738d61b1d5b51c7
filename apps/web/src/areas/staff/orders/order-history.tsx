import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';
import { stateLabel } from './order-labels.ts';

/** What was done with an order, when and by whom. */
export const OrderHistory = ({ order }: { order: PharmacyOrder }) => (
  <Section title={m.staff_history()}>
    <ol className="divide-y divide-line">
      {order.history.map((step) => (
        <li key={`${step.at}${step.to}`} className="flex flex-col py-2">
          <span>{stateLabel(step.to, order.orderMode)}</span>
          <InlineList className="text-small text-muted">
            {step.by && <Marked>{inLocale(step.by.name, step.by.name_ar)}</Marked>}
            <time dateTime={step.at} className="tabular">
              {dateTime(step.at)}
            </time>
          </InlineList>
          {step.reason && (
            <span className="text-small text-text-2">
              <Marked>{step.reason}</Marked>
            </span>
          )}
        </li>
      ))}
    </ol>
  </Section>
);
