import { readFile } from 'node:fs/promises';
import { requiredProof } from '@balsam/domain/delivery';
import { fromSar, halalas } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { Files } from '#platform/storage/files.ts';

const drawn = (name: string): Promise<Buffer> => readFile(new URL(`orders/${name}.webp`, import.meta.url));

/** As the settings have it at first. */
const photoFrom = fromSar(500);

/** The prescription that waits for the pharmacist. */
async function seedPrescription(tx: Tx, files: Files, now: Date): Promise<void> {
  const waiting = await tx
    .selectFrom('prescription')
    .select(['id', 'person_id'])
    .where('state', '=', 'pending')
    .executeTakeFirst();
  if (!waiting) return;
  const bytes = await drawn('prescription');
  const picture = { personId: waiting.person_id, kind: 'prescription', mime: 'image/webp', bytes };
  const fileId = await files.save(tx, picture, now);
  await tx.insertInto('prescription_file').values({ prescription_id: waiting.id, file_id: fileId }).execute();
}

/** The orders that riders brought or brought back, with what their goods require. */
const findBrought = (tx: Tx) =>
  tx
    .selectFrom('pharmacy_order as o')
    .innerJoin('order_line as l', 'l.order_id', 'o.id')
    .select(['o.id', 'o.state', 'o.rider_id', 'o.total', 'o.completed_at'])
    .select((x) => x.fn<boolean>('bool_or', ['l.is_prescription']).as('isPrescription'))
    .select((x) => x.fn<boolean>('bool_or', ['l.is_cold_chain']).as('isColdChain'))
    .where('o.rider_id', 'is not', null)
    .where('o.completed_at', 'is not', null)
    .groupBy('o.id')
    .orderBy('o.id')
    .execute();
type Brought = Awaited<ReturnType<typeof findBrought>>[number];

/** The photo and the signature of a hand-over where its goods require them, and the photo of a return. */
async function seedProof(tx: Tx, files: Files, { id, state, rider_id, completed_at, total, ...goods }: Brought) {
  const needed = requiredProof(halalas(total), [goods], photoFrom);
  const isReturned = state === 'returned';
  if (rider_id === null || completed_at === null || !(isReturned || needed.photo)) return;
  const keep = async (name: string): Promise<string> => {
    const picture = { personId: rider_id, kind: 'delivery', mime: 'image/webp', bytes: await drawn(name) };
    return files.save(tx, picture, completed_at);
  };
  const photo = await keep(isReturned ? 'brought-back' : 'handed-over');
  const signature = !isReturned && needed.signature ? await keep('signed') : null;
  await tx
    .insertInto('delivery_proof')
    .values({ order_id: id, rider_id, photo, signature, reason: null, at: completed_at })
    .onConflict((c) => c.column('order_id').doUpdateSet({ photo }))
    .execute();
}

/** Pictures that were drawn for this project, of a prescription and of doors. Files lie beside the database, so they come last. */
export async function seedPictures(tx: Tx, files: Files, now: Date): Promise<void> {
  await seedPrescription(tx, files, now);
  for (const order of await findBrought(tx)) await seedProof(tx, files, order);
}
