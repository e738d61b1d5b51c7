import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { boardQuery } from './queries.ts';
import { Refunds } from './refunds.tsx';

const refund = {
  payment_id: 1,
  patient: 'Sara',
  patient_ar: 'سارة',
  mrn_number: '1000001',
  amount: 200,
  method: 'cash' as const,
  at: '2026-12-01T06:00:00.000Z',
};

/** What the desk sees where it has so many refunds to hand back. */
function shown(total: number): string {
  const client = new QueryClient();
  client.setQueryData(boardQuery('1').queryKey, {
    clinics: [],
    tickets: [],
    refunds: total === 0 ? [] : [refund],
    refunds_page: 1,
    refunds_limit: 100,
    refunds_total: total,
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <Refunds locationId="1" />
    </QueryClientProvider>,
  );
}

test('the refunds that a desk has to hand back go on after a hundred', () => {
  const pages = m.staff_page_of({ page: number(1), last: number(2) });
  expect(shown(120)).toContain(pages);
  expect(shown(100)).not.toContain(m.staff_page_after());
  expect(shown(0)).toBe('');
});
