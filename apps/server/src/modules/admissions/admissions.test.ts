import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { admissionsModule } from './index.ts';

const w = await world();
const personOf = async (mrn: string) =>
  (await w.db.selectFrom('person').select('id').where('mrn', '=', mrn).executeTakeFirstOrThrow()).id;

test('D13.09 nobody lies in two beds, and no bed has two people', async () => {
  const personId = await personOf('1000016');
  const row = await w.db
    .selectFrom('admission')
    .select(['doctor_id', 'ward_id', 'bed', 'diagnosis', 'diagnosis_ar', 'admitted_at'])
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  const insert = (values: { readonly person_id: number; readonly bed?: string }) =>
    w.db
      .insertInto('admission')
      .values({ ...row, ...values })
      .execute();
  await expect(insert({ person_id: personId, bed: '999' })).rejects.toThrow('admission_person_once');
  await expect(insert({ person_id: await personOf('1000012') })).rejects.toThrow('admission_bed_once');
});

test('D13.09 the copy of one’s data has the stays with their notes, and of nobody else', async () => {
  const [part] = admissionsModule.exportParts ?? [];
  if (!part || !('rows' in part)) throw new Error('there is no such part');
  const rowsOf = async (mrn: string) => {
    const { files } = w.platform;
    const source = { sql: w.db, files, personId: await personOf(mrn), language: 'en', now: w.clock.now() } as const;
    return Array.fromAsync(part.rows(source));
  };
  const [row, ...others] = await rowsOf('1000013');
  expect(others).toEqual([]);
  expect(row).toMatchObject({ ward: 'High care', bed: '204', discharged_at: null });
  expect((row as { notes: unknown[] }).notes).toHaveLength(2);
  expect(await rowsOf('1000001')).toEqual([]);
});
