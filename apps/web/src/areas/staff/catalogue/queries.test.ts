import { expect, test } from 'vitest';
import { couponsQuery, offersQuery } from './queries.ts';

test.each([
  ['offers', offersQuery],
  ['promo codes', couponsQuery],
])('%s beyond the first page are asked for by their page', (_, query) => {
  expect(JSON.stringify(query({ page: 3 }).queryKey)).toContain('"page":3');
  expect(JSON.stringify(query({}).queryKey)).toContain('"page":1');
});
