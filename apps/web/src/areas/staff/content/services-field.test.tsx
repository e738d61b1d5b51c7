import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesField } from './services-field.tsx';

const service = {
  title: 'Check-up',
  title_ar: 'فحص',
  type: 'onsite',
  speciality_id: null,
  quantity: 1,
  unit_price: 100_000,
} as const;

test('D14.25 the dearest service of a package can be typed with its signs between thousands: none of its price is cut', () => {
  const form = renderToStaticMarkup(
    <ServicesField services={[service]} specialities={[]} error={undefined} onChange={() => undefined} />,
  );
  const [, most] = /<input[^>]*inputMode="decimal"[^>]*>/i.exec(form)?.[0].match(/maxLength="(\d+)"/i) ?? [];
  expect(Number(most)).toBeGreaterThanOrEqual('100,000.00'.length);
});
