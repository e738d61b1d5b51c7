import { addDays, riyadhDay } from '@balsam/domain/time';
import { fromSar } from '@balsam/domain/money';
import type { Tx } from '#platform/db/types.ts';
import type { Seeding } from '../seeding.ts';
import { doctors, type DemoDoctor } from './doctors.ts';
import { byCode, idOf } from './ids.ts';
import { blocksOf, feeOf } from './schedules.ts';
import { parents, subs } from './specialities.ts';
import { listOf } from './table.ts';
import { biographyOf, experienceOf, qualificationOf } from './words.ts';

const mainOf = (cell: string): string => listOf(cell)[0] ?? '';

/** What a doctor is a doctor of, as a person would call it: the sub-speciality that is theirs first. */
const fieldOf = (doctor: DemoDoctor) => {
  const sub = subs.find((s) => s.code === mainOf(doctor.specialities));
  return { en: sub?.title ?? '', ar: sub?.title_ar ?? '' };
};

/** General ones are known by the speciality, the others by the sub-speciality. */
const defaultSpecialityOf = (doctor: DemoDoctor): string => {
  const main = mainOf(doctor.specialities);
  return main.endsWith('-GEN') || main.startsWith('EMR') ? main.slice(0, 3) : main;
};

/** The doctors with log-ins, clinics, fees and weekly hours. Answers their ids by code. */
export async function seedDoctors(tx: Tx, seeding: Seeding): Promise<Map<string, number>> {
  const places = byCode(await tx.selectFrom('location').select(['id', 'code']).execute());
  const departments = byCode(await tx.selectFrom('department').select(['id', 'code']).execute());
  const specialities = byCode(await tx.selectFrom('speciality').select(['id', 'code']).execute());
  const clinics = byCode(await tx.selectFrom('clinic').select(['id', 'code']).execute());
  const persons = await seedPersons(tx, seeding);
  const ids = byCode(
    await tx
      .insertInto('doctor')
      .values(
        doctors.map((d, n) => {
          const [field, code] = [fieldOf(d), defaultSpecialityOf(d)];
          return {
            person_id: idOf(persons, d.code),
            code: d.code,
            department_id: idOf(departments, departmentOf(d)),
            default_speciality_id: idOf(specialities, code),
            qualification: qualificationOf(d, field).en,
            qualification_ar: qualificationOf(d, field).ar,
            biography: biographyOf(d, field, n).en,
            biography_ar: biographyOf(d, field, n).ar,
            languages: listOf(d.languages),
            experience_years: Number(d.years),
          };
        }),
      )
      .returning(['id', 'code'])
      .execute(),
  );
  await seedWhatTheyDo(tx, { ids, specialities, clinics, year: Number(riyadhDay(seeding.now).slice(0, 4)) });
  await seedHours(tx, seeding, ids, places);
  return ids;
}

const departmentOf = (doctor: DemoDoctor): string =>
  parents.find((p) => p.code === mainOf(doctor.specialities).slice(0, 3))?.department ?? '';

async function seedPersons(tx: Tx, { now, passwordHash }: Seeding): Promise<Map<string, number>> {
  const rows = await tx
    .insertInto('person')
    .values(
      doctors.map((d, n) => ({
        first_name: d.first_name,
        family_name: d.family_name,
        first_name_ar: d.first_name_ar,
        family_name_ar: d.family_name_ar,
        gender: d.gender as 'male' | 'female',
        nationality: d.nationality,
        birth_date: `${1996 - Number(d.years) - (n % 4)}-0${1 + (n % 9)}-1${n % 9}`,
        phone: `+96655${d.code.slice(1).padStart(7, '0')}`,
        email: `${d.code.toLowerCase()}@balsam.example`,
        portrait: d.portrait,
        created_at: now,
      })),
    )
    .returning(['id', 'email'])
    .execute();
  const persons = new Map(rows.map((row) => [(row.email ?? '').slice(0, 5).toUpperCase(), row.id]));
  await tx
    .insertInto('account')
    .values(
      doctors.map(({ code }) => ({
        person_id: idOf(persons, code),
        role_id: 4,
        doctor_code: code,
        password_hash: passwordHash,
        created_at: now,
      })),
    )
    .execute();
  return persons;
}

const isAtHome = (doctor: DemoDoctor) => doctor.hours === 'home';

const clinicsOf = (doctor: DemoDoctor): string[] =>
  listOf(doctor.locations).flatMap((place) => [
    `${place}-${departmentOf(doctor)}`,
    ...(isAtHome(doctor) ? [`${place}-${departmentOf(doctor) === 'REH' ? 'HREH' : 'HDOC'}`] : []),
  ]);

type Ids = Map<string, number>;

async function seedWhatTheyDo(
  tx: Tx,
  { ids, specialities, clinics, year }: { ids: Ids; specialities: Ids; clinics: Ids; year: number },
): Promise<void> {
  await tx
    .insertInto('doctor_speciality')
    .values(
      doctors.flatMap((d) =>
        [...new Set(listOf(d.specialities).flatMap((code) => [code, code.slice(0, 3)]))].map((code) => ({
          doctor_id: idOf(ids, d.code),
          speciality_id: idOf(specialities, code),
        })),
      ),
    )
    .execute();
  await tx
    .insertInto('doctor_clinic')
    .values(
      doctors.flatMap((d) =>
        clinicsOf(d).map((code) => ({ doctor_id: idOf(ids, d.code), clinic_id: idOf(clinics, code) })),
      ),
    )
    .execute();
  await tx
    .insertInto('doctor_experience')
    .values(
      doctors.flatMap((d, n) =>
        experienceOf(d, fieldOf(d), n, year).map(({ title, place, fromYear, toYear }) => ({
          doctor_id: idOf(ids, d.code),
          title: title.en,
          title_ar: title.ar,
          place: place.en,
          place_ar: place.ar,
          from_year: fromYear,
          to_year: toYear,
        })),
      ),
    )
    .execute();
}

async function seedHours(
  tx: Tx,
  { now }: Seeding,
  ids: Map<string, number>,
  places: Map<string, number>,
): Promise<void> {
  const validFrom = addDays(riyadhDay(now), -1);
  const blocks = doctors.flatMap((d) => {
    const [main = '', other = main] = listOf(d.locations);
    // Those with two branches are at the second on Tuesdays and Wednesdays.
    return blocksOf(d.hours).map((block) => ({
      doctor_id: idOf(ids, d.code),
      location_id: idOf(places, block.weekday === 2 || block.weekday === 3 ? other : main),
      type: block.type,
      weekday: block.weekday,
      start_minute: block.startMinute,
      end_minute: block.endMinute,
      slot_minutes: block.slotMinutes,
      valid_from: validFrom,
    }));
  });
  await tx.insertInto('schedule_block').values(blocks).execute();
  const fees = doctors.flatMap((d) =>
    [...new Set(blocksOf(d.hours).map((block) => block.type))].map((type) => ({
      doctor_id: idOf(ids, d.code),
      type,
      amount: fromSar(feeOf(type, Number(d.fee))),
    })),
  );
  await tx.insertInto('doctor_fee').values(fees).execute();
}
