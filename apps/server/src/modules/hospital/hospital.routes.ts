import { typeOf } from '@balsam/domain/booking';
import { hospital } from '@balsam/contract/hospital';
import { read, type Route } from '#platform/http/serve.ts';
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

const directory: readonly Route[] = [
  read(hospital.locations, ({ db }) => listLocations(db)),
  read(hospital.departments, ({ db }) => listDepartments(db)),
  read(hospital.clinics, ({ db, query }) => listClinics(db, { locationId: query.location_id })),
  read(hospital.homeHealthClinics, ({ db, query }) =>
    listClinics(db, { locationId: query.location_id, homeHealth: true }),
  ),
  read(hospital.specialities, ({ db, query }) => listSpecialities(db, query)),
  read(hospital.parentSpecialities, ({ db, query }) => listSpecialities(db, query, null)),
  read(hospital.subSpecialities, ({ db, query, params }) => listSubSpecialities(db, query, params.id)),
  read(hospital.searchSpecialities, ({ db, query }) => searchSpecialities(db, query)),
];

const doctors: readonly Route[] = [
  read(hospital.usersDoctors, ({ db, query, call }) =>
    findDoctors(
      db,
      {
        specialityId: query.speciality_id,
        clinicId: query.clinic_id,
        type: query.appointment_type,
        language: query.language,
        page: query.page,
        limit: query.limit,
        sort: 'nearest',
      },
      call.now,
    ),
  ),
  read(hospital.findDoctors, ({ db, query, call }) =>
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
      call.now,
    ),
  ),
  read(hospital.doctorDetail, ({ db, params, call }) => showDoctor(db, params.id, call.now)),
  read(hospital.ratingSummary, ({ db, params }) => showRatingSummary(db, params.id)),
  read(hospital.ratings, ({ db, query }) => showRatings(db, query.doctor_id, query)),
];

const times: readonly Route[] = [
  read(hospital.timeslots, ({ db, query, call }) =>
    showDay(db, { doctorId: query.doctor_id, type: query.type, locationId: query.location_id }, query.dated, call.now),
  ),
  read(hospital.calendar, ({ db, query, call }) =>
    showMonth(
      db,
      {
        doctorId: query.doctor_id,
        type: query.appointment_type,
        locationId: query.location_id,
        year: query.year,
        month: query.month,
      },
      call.now,
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
