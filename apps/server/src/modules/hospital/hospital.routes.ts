import { typeOf } from '@balsam/domain/booking';
import { hospital } from '@balsam/contract/hospital';
import { read, readShared, type Route } from '#platform/http/serve.ts';
import { findDoctors } from './find-doctors.ts';
import {
  listClinics,
  listDepartments,
  listLocations,
  listSpecialities,
  listSubSpecialities,
  searchSpecialities,
} from './list-directory.ts';
import { nearestAvailability } from './nearest-slots.ts';
import { showDoctor } from './show-doctor.ts';
import { showRatings, showRatingSummary } from './show-ratings.ts';
import { showDay, showMonth } from './show-slots.ts';

/** What branches, clinics and specialities are made of; specialities count their doctors. */
const places = [
  'clinic',
  'department',
  'doctor',
  'doctor_clinic',
  'doctor_fee',
  'doctor_speciality',
  'location',
  'location_hours',
  'search_vocabulary',
  'search_word',
  'speciality',
  'speciality_doctors',
] as const;
/** And doctors, with their next free time and what is thought of them. */
const people = [
  ...places,
  'appointment',
  'doctor_experience',
  'doctor_leave',
  'person',
  'rating',
  'schedule_block',
  'setting',
  'slot',
  'waiting_list_offer',
] as const;

/** A doctor's times, and what takes them. */
const freeTimes = ['appointment', 'doctor', 'setting', 'slot', 'waiting_list_offer'] as const;

const directory: readonly Route[] = [
  readShared(hospital.locations, places, ({ db }) => listLocations(db)),
  readShared(hospital.departments, places, ({ db }) => listDepartments(db)),
  readShared(hospital.clinics, places, ({ db, query }) => listClinics(db, { locationId: query.location_id })),
  readShared(hospital.homeHealthClinics, places, ({ db, query }) =>
    listClinics(db, { locationId: query.location_id, homeHealth: true }),
  ),
  readShared(hospital.specialities, places, ({ db, query }) => listSpecialities(db, query)),
  readShared(hospital.parentSpecialities, places, ({ db, query }) => listSpecialities(db, query, null)),
  readShared(hospital.subSpecialities, places, ({ db, query, params }) => listSubSpecialities(db, query, params.id)),
  readShared(hospital.searchSpecialities, places, ({ db, query }) => searchSpecialities(db, query)),
];

/** The portals send the language of their screen along: whoever reads Arabic or English is shown all doctors. */
const spokenLanguageOf = (language: string | undefined): string | undefined =>
  language === 'ar' || language === 'en' ? undefined : language;

const doctors: readonly Route[] = [
  readShared(hospital.usersDoctors, people, ({ db, query, now }) =>
    findDoctors(
      db,
      {
        specialityId: query.speciality_id,
        clinicId: query.clinic_id,
        type: query.appointment_type,
        language: spokenLanguageOf(query.language),
        page: query.page,
        limit: query.limit,
        sort: 'nearest',
      },
      now,
    ),
  ),
  readShared(hospital.findDoctors, people, ({ db, query, now }) =>
    findDoctors(
      db,
      {
        query: query.query,
        specialityId: query.speciality_id,
        clinicId: query.clinic_id,
        locationId: query.location_id,
        type: query.method === undefined ? undefined : typeOf(query.method),
        day: query.date,
        page: query.page,
        limit: query.fetch_all === true ? undefined : query.limit,
        sort: query.sort ?? 'nearest',
      },
      now,
    ),
  ),
  readShared(hospital.doctorDetail, people, ({ db, params, now }) => showDoctor(db, params.id, now)),
  readShared(hospital.ratingSummary, people, ({ db, params }) => showRatingSummary(db, params.id)),
  readShared(hospital.ratings, people, ({ db, query }) => showRatings(db, query.doctor_id, query)),
];

const times: readonly Route[] = [
  readShared(hospital.timeslots, freeTimes, ({ db, query, now }) =>
    showDay(db, { doctorId: query.doctor_id, type: query.type, locationId: query.location_id }, query.dated, now),
  ),
  readShared(hospital.calendar, freeTimes, ({ db, query, now }) =>
    showMonth(
      db,
      {
        doctorId: query.doctor_id,
        type: query.appointment_type,
        locationId: query.location_id,
        year: query.year,
        month: query.month,
      },
      now,
    ),
  ),
  read(hospital.nearestAvailability, ({ db, body, call }) =>
    nearestAvailability(db, {
      doctorId: body.doctor_id ?? undefined,
      specialityId: body.speciality_id ?? undefined,
      locationId: body.location_id ?? undefined,
      type: body.type,
      around: body.around ? new Date(body.around) : call.now,
      now: call.now,
    }),
  ),
];

/** The hospital's directory, open to guests. */
export const hospitalRoutes: readonly Route[] = [...directory, ...doctors, ...times];
