import type { Tx } from '#platform/db/types.ts';
import { BrokenDirectory, readDirectory, type Directory } from './directory-file.ts';
import { idsOf, placesOf, takeHours, takeRows, tooDeep, type Taken } from './import-directory.store.ts';
import { indexSearch } from './index-search.ts';

type Kind = keyof Directory;

/** What became of each list of the file. */
type DirectoryImport = Readonly<Record<Kind, Taken>>;

/** @throws BrokenDirectory when there is none of this code, neither in the file nor here */
function idFor(ids: ReadonlyMap<string, number>, what: string, code: string, by: string): number {
  const id = ids.get(code);
  if (id === undefined) throw new BrokenDirectory(`${by} names a ${what} that does not exist: ${code}`);
  return id;
}

async function takeBranches(tx: Tx, branches: Directory['branches']): Promise<Taken> {
  const taken = await takeRows(
    tx,
    'location',
    branches.map(({ hours: _hours, ...row }) => row),
  );
  const ids = await idsOf(tx, 'location');
  // A branch whose hours alone are others has changed, too.
  const changed = new Set(taken.changed);
  for (const { code, hours } of branches) {
    const isOther = await takeHours(tx, idFor(ids, 'branch', code, code), hours);
    if (isOther && !taken.added.includes(code)) changed.add(code);
  }
  return { ...taken, changed: [...changed] };
}

/** @throws BrokenDirectory */
async function refuseThirdLevel(tx: Tx, all: Directory['specialities']): Promise<void> {
  const codes = all.map(({ code }) => code);
  const deep = codes.length === 0 ? undefined : await tooDeep(tx, codes);
  if (deep)
    throw new BrokenDirectory(
      `speciality ${deep.code} lies below ${deep.above}, which lies below another itself: there are two levels`,
    );
}

async function takeSpecialities(
  tx: Tx,
  all: Directory['specialities'],
  departments: ReadonlyMap<string, number>,
): Promise<Taken> {
  const rowOf = ({ parent: _parent, department, ...row }: (typeof all)[number], position: number) => ({
    ...row,
    position,
    department_id: department === null ? null : idFor(departments, 'department', department, `speciality ${row.code}`),
  });
  const rows = all.map((each, position) => ({ parent: each.parent, row: rowOf(each, position) }));
  const above = await takeRows(
    tx,
    'speciality',
    rows.filter(({ parent }) => parent === null).map(({ row }) => ({ ...row, parent_id: null })),
  );
  const ids = await idsOf(tx, 'speciality');
  const subs = rows.flatMap(({ parent, row }) =>
    parent === null ? [] : [{ ...row, parent_id: idFor(ids, 'speciality', parent, `speciality ${row.code}`) }],
  );
  const below = await takeRows(tx, 'speciality', subs);
  await refuseThirdLevel(tx, all);
  return {
    read: all.length,
    added: [...above.added, ...below.added],
    changed: [...above.changed, ...below.changed],
  };
}

/** What is booked or lies in a place stays there: no import moves it to another branch. */
async function refuseMoved(
  tx: Tx,
  table: 'clinic' | 'ward',
  rows: readonly { readonly code: string; readonly location_id: number }[],
): Promise<void> {
  const places = await placesOf(tx, table);
  const moved = rows.find(({ code, location_id }) => (places.get(code) ?? location_id) !== location_id);
  if (moved) throw new BrokenDirectory(`${table} ${moved.code} belongs to another branch: give the new one a new code`);
}

/**
 * Takes in the directory of a hospital: adds what is new by its code and changes what differs. What the file does not name stays as it is.
 * @throws BrokenDirectory with nothing imported, when the caller's transaction ends by it
 */
export async function importDirectory(tx: Tx, text: string): Promise<DirectoryImport> {
  const file = readDirectory(text);
  const branches = await takeBranches(tx, file.branches);
  const departments = await takeRows(tx, 'department', file.departments);
  const [places, houses] = [await idsOf(tx, 'location'), await idsOf(tx, 'department')];
  const specialities = await takeSpecialities(tx, file.specialities, houses);
  const clinicRows = file.clinics.map(({ branch, department, ...row }) => ({
    ...row,
    location_id: idFor(places, 'branch', branch, `clinic ${row.code}`),
    department_id: idFor(houses, 'department', department, `clinic ${row.code}`),
  }));
  await refuseMoved(tx, 'clinic', clinicRows);
  const clinics = await takeRows(tx, 'clinic', clinicRows);
  const wardRows = file.wards.map(({ branch, ...row }) => ({
    ...row,
    location_id: idFor(places, 'branch', branch, `ward ${row.code}`),
  }));
  await refuseMoved(tx, 'ward', wardRows);
  const wards = await takeRows(tx, 'ward', wardRows);
  await indexSearch(tx);
  return { branches, departments, specialities, clinics, wards };
}
