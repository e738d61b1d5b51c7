import type { Tx } from '#platform/db/types.ts';
import { byCode, idOf } from './ids.ts';
import { departments, homeClinics, locations, openingHours } from './places.ts';
import { parents, subs } from './specialities.ts';

/** Branches, departments, clinics and specialities. */
export async function seedDirectory(tx: Tx): Promise<void> {
  const locationIds = byCode(
    await tx
      .insertInto('location')
      .values([...locations])
      .returning(['id', 'code'])
      .execute(),
  );
  const hours = locations.flatMap(({ code }) =>
    openingHours[code].map((day) => ({ location_id: idOf(locationIds, code), ...day })),
  );
  await tx.insertInto('location_hours').values(hours).execute();
  const departmentIds = byCode(
    await tx
      .insertInto('department')
      .values(departments.map(({ code, title, title_ar }) => ({ code, title, title_ar })))
      .returning(['id', 'code'])
      .execute(),
  );
  await tx.insertInto('clinic').values(clinicRows(locationIds, departmentIds)).execute();
  const parentIds = byCode(
    await tx
      .insertInto('speciality')
      .values(
        parents.map(({ department, ...parent }, position) => ({
          ...parent,
          department_id: idOf(departmentIds, department),
          position,
        })),
      )
      .returning(['id', 'code'])
      .execute(),
  );
  await tx.insertInto('speciality').values(subRows(parentIds, departmentIds)).execute();
}

const clinicRows = (locationIds: Map<string, number>, departmentIds: Map<string, number>) =>
  locations.flatMap(({ code: place }) => [
    ...departments.map((d) => ({
      code: `${place}-${d.code}`,
      location_id: idOf(locationIds, place),
      department_id: idOf(departmentIds, d.code),
      title: d.clinic,
      title_ar: d.clinic_ar,
      is_home_health: false,
    })),
    ...homeClinics.map((h) => ({
      code: `${place}-${h.code}`,
      location_id: idOf(locationIds, place),
      department_id: idOf(departmentIds, h.department),
      title: h.title,
      title_ar: h.title_ar,
      is_home_health: true,
    })),
  ]);

const subRows = (parentIds: Map<string, number>, departmentIds: Map<string, number>) =>
  subs.map((sub, position) => {
    const parent = parents.find((p) => p.code === sub.code.slice(0, 3));
    return {
      ...sub,
      parent_id: idOf(parentIds, sub.code.slice(0, 3)),
      department_id: idOf(departmentIds, parent?.department ?? ''),
      icon: parent?.icon ?? 'stethoscope',
      position,
    };
  });
