import type { World } from '#test/world.ts';

/** How many notifications of a kind a doctor has, once what is due has been handled. */
export async function toldDoctor(w: World, code: string, kind: string): Promise<number> {
  await w.dispatch();
  const rows = await w.db
    .selectFrom('notification as n')
    .innerJoin('doctor as d', 'd.person_id', 'n.person_id')
    .select('n.id')
    .where('d.code', '=', code)
    .where('n.kind', '=', kind)
    .execute();
  return rows.length;
}
