import { OctagonAlert, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';

type Warning = PharmacyOrder['WARNINGS'][number];

const Named = ({ order, warning }: { order: PharmacyOrder; warning: Warning }) => (
  <ul className="flex flex-wrap gap-x-3 font-bold">
    {order.ITEMS.filter((item) => warning.product_ids.includes(item.PRODUCT_ID)).map((item) => (
      <li key={item.ID}>
        <Marked>{inLocale(item.PRODUCT_NAME_EN, item.PRODUCT_NAME_AR)}</Marked>
      </li>
    ))}
    {warning.known !== null && (
      <li>
        {m.staff_warning_in_record()} <Marked>{warning.known}</Marked>
      </li>
    )}
  </ul>
);

/** What speaks against the goods of an order, the serious first, before it is confirmed; it never says that there is nothing else. */
export const WarningsSection = ({ order }: { order: PharmacyOrder }) =>
  order.WARNINGS.length > 0 && (
    <Section title={m.staff_warnings()}>
      {order.WARNINGS.map((warning) => {
        const isSerious = warning.severity === 'serious';
        return (
          <Note
            key={[warning.kind, warning.known, ...warning.product_ids].join(' ')}
            tone={isSerious ? 'danger' : 'warning'}
            icon={isSerious ? OctagonAlert : TriangleAlert}
          >
            <Named order={order} warning={warning} />
            <p>{inLocale(warning.text, warning.text_ar)}</p>
          </Note>
        );
      })}
      <p className="text-small text-muted">{m.staff_warnings_limit()}</p>
    </Section>
  );
