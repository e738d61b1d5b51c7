import { z } from 'zod';
import { IdText, Method, SearchText, listOf } from '../common.ts';
import { endpoint } from '../endpoint.ts';
import { Clinic, Department, Location, Speciality } from './shapes.ts';

const Specialities = listOf(Speciality);
/** Narrows the count of doctors to a branch and a kind of visit. */
const Narrowed = { location_id: IdText.optional(), method: Method.optional() };

export const locations = endpoint({
  method: 'GET',
  path: '/locations',
  access: ['guest'],
  summary: 'The branches of the hospital, with their hours',
  reply: listOf(Location),
  errors: [],
});

export const clinics = endpoint({
  method: 'GET',
  path: '/clinics',
  access: ['guest'],
  summary: 'The clinics of every branch, or of one',
  query: z.object({ location_id: IdText.optional() }),
  reply: listOf(Clinic),
  errors: [],
});

export const homeHealthClinics = endpoint({
  method: 'GET',
  path: '/clinics/home-health-care',
  access: ['guest'],
  summary: 'The clinics that send somebody home, of every branch or of one',
  query: z.object({ location_id: IdText.optional() }),
  reply: listOf(Clinic),
  errors: [],
});

export const departments = endpoint({
  method: 'GET',
  path: '/departments',
  access: ['guest'],
  summary: 'The departments',
  reply: listOf(Department),
  errors: [],
});

export const specialities = endpoint({
  method: 'GET',
  path: '/specialities',
  access: ['guest'],
  summary: 'Every speciality and sub-speciality, each after its parent',
  query: z.object(Narrowed),
  reply: Specialities,
  errors: [],
});

export const parentSpecialities = endpoint({
  method: 'GET',
  path: '/specialities/parent',
  access: ['guest'],
  summary: 'The specialities that have no parent',
  query: z.object(Narrowed),
  reply: Specialities,
  errors: [],
});

export const subSpecialities = endpoint({
  method: 'GET',
  path: '/specialities/sub/:id',
  access: ['guest'],
  summary: 'The sub-specialities of a speciality',
  params: z.object({ id: IdText }),
  query: z.object(Narrowed),
  reply: Specialities,
  errors: ['not_found'],
});

export const searchSpecialities = endpoint({
  method: 'GET',
  path: '/specialities/search',
  access: ['guest'],
  summary: 'Specialities by name or complaint, as a person types it in Arabic or English; one typo a word is forgiven',
  query: z.object({ query: SearchText.optional(), ...Narrowed }),
  reply: Specialities,
  errors: [],
});
