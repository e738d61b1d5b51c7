import { OctagonAlert, TriangleAlert } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { PharmacyOrder } from './queries.ts';
import { Section } from './section.tsx';

type Warning = PharmacyOrder['warnings'][number];

const Named = ({ order, warning }: { order: PharmacyOrder; warning: Warning }) => (
  <ul className="flex flex-wrap gap-x-3 font-bold">
    {order.items
      .filter((item) => warning.product_ids.includes(item.productId))
      .map((item) => (
        <li key={item.id}>
          <Marked>{inLocale(item.productNameEn, item.productNameAr)}</Marked>
        </li>
      ))}
    {warning.known !== null && (
      <li>
        {m.staff_warning_in_record()} <Marked>{inLocale(warning.known, warning.known_ar ?? warning.known)}</Marked>
      </li>
    )}
  </ul>
);

/** What speaks against the goods of an order, the serious first, before it is confirmed; it never says that there is nothing else. */
export const WarningsSection = ({ order }: { order: PharmacyOrder }) =>
  order.warnings.length > 0 && (
    <Section title={m.staff_warnings()}>
      {order.warnings.map((warning) => {
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
