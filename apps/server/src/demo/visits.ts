import { addDays, addMinutes, riyadhDay } from '@balsam/domain/time';
import type { Tx } from '#platform/db/types.ts';
import { keepPhrase, signSummary, writeCaseHistory, writeMessage, writeSummary } from '#modules/visits/index.ts';
import { callOf } from './call-of.ts';
import { caseHistoryOfSara, phrasesOfLayla, summaryOfSara, talks, type Side } from './visits/texts.ts';
import type { Seeding } from './seeding.ts';

const layla = 'D1001';

/** The visits of a patient with Dr. Layla, the latest first. */
const visitsOf = (tx: Tx, mrn: string) =>
  tx
    .selectFrom('appointment as a')
    .innerJoin('doctor as d', 'd.id', 'a.doctor_id')
    .innerJoin('person as p', 'p.id', 'a.patient_id')
    .select(['a.id', 'a.starts_at', 'a.ends_at', 'a.state', 'a.type'])
    .where('d.code', '=', layla)
    .where('p.mrn', '=', mrn)
    .orderBy('a.starts_at', 'desc')
    .execute();

const productNamed = async (tx: Tx, name: string): Promise<number> =>
  (await tx.selectFrom('product').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id;

/** Sara's last visit on site, signed by Dr. Layla half an hour after it: it stands in her record. */
async function signLastVisit(tx: Tx): Promise<void> {
  const visit = (await visitsOf(tx, '1000001')).find(({ state, type }) => state === 'completed' && type === 'onsite')!;
  const from = riyadhDay(visit.starts_at);
  const call = await callOf(tx, layla, addMinutes(visit.ends_at, 30));
  const { medicines, sickDays, ...texts } = summaryOfSara;
  const chosen = await Promise.all(
    medicines.map(async ({ product, ...how }) => ({ product_id: await productNamed(tx, product), ...how })),
  );
  await writeSummary(tx, call, visit.id, {
    ...texts,
    medicines: chosen,
    sick_leave: { from, to: addDays(from, sickDays - 1) },
  });
  await signSummary(tx, call, visit.id);
}

async function seedTalk(tx: Tx, { now }: Seeding, { mrn, type, posts }: (typeof talks)[number]): Promise<void> {
  const visit = (await visitsOf(tx, mrn)).find((one) => one.type === type)!;
  for (const [by, minutesAgo, text] of posts) {
    const call = await callOf(
      tx,
      ({ patient: mrn, doctor: layla } satisfies Record<Side, string>)[by],
      addMinutes(now, -minutesAgo),
    );
    await writeMessage(tx, call, visit.id, { text, file_ids: [] });
  }
}

/** What is told before visits, written after them, and said about them; after the catalogue, whose medicines are prescribed. */
export async function seedVisits(tx: Tx, seeding: Seeding): Promise<void> {
  const { now } = seeding;
  const doctor = await callOf(tx, layla, now);
  for (const text of phrasesOfLayla) await keepPhrase(tx, doctor, text);
  await signLastVisit(tx);
  const today = (await visitsOf(tx, '1000001')).find(({ state }) => state === 'booked')!;
  // Shortly before midnight her visit has begun already, and nothing is told before it any more.
  if (now < today.starts_at)
    await writeCaseHistory(tx, await callOf(tx, '1000001', addMinutes(now, -90)), today.id, caseHistoryOfSara);
  for (const talk of talks) await seedTalk(tx, seeding, talk);
  // They were told of it then, and are not told again at the first start.
  await tx
    .deleteFrom('outbox')
    .where((row) => row.or([row('kind', 'like', 'visits.%'), row('kind', 'like', 'medical-report.%')]))
    .execute();
}
