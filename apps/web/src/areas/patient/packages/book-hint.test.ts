import { expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';

test('D12.05 whoever books a package reads that what points paid for comes back as points', () => {
  expect(m.packages_book_hint()).toMatch(/or as points if it was paid with points|أو إلى رصيد نقاطكم إن دُفعت بالنقاط/);
});
