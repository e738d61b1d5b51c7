import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test } from 'vitest';
import { isReadAgain, markRead, stubPage, used } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { allMedications, useMedicationChange } from '../medications/queries.ts';
import { useReadStatementsAgain } from './statement-change.ts';

const cart = api.cart.show.query({ query: { mode: 'normal_delivery' } });
const file = api.records.medicalFile.query();

let client: QueryClient;
beforeEach(() => {
  stubPage();
  client = new QueryClient();
  markRead(client, cart, file, allMedications);
});

test('an allergy that was just stated warns at once in a cart and among medicines that were read a moment ago', async () => {
  await used(client, useReadStatementsAgain)();
  for (const read of [file, cart, allMedications]) expect(isReadAgain(client, read)).toBe(true);
});

test('a medicine that was just added stands at once in the medical file', async () => {
  const add = used(client, () =>
    useMedicationChange(
      () => Promise.resolve(),
      () => undefined,
    ),
  );
  await add.mutateAsync(undefined);
  for (const read of [file, cart, allMedications]) expect(isReadAgain(client, read)).toBe(true);
});
