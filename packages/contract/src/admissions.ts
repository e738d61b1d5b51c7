import { admissionRules, bedLabel } from '@balsam/domain/admissions';
import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Id, IdText, InstantText, LineText, TypedMrn } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const desk = rolesThatMay('manage_admissions').map(callerOf);
const administrators = rolesThatMay('name_heads').map(callerOf);
const Text = z.string();
const Person = z.object({ id: Id, name: Text, name_ar: Text });
const Titled = z.object({ title: Text, title_ar: Text });
const Ward = Titled.extend({ id: Id, location: Titled });
const OfRow = z.object({ id: IdText });
const Diagnosis = LineText.min(1).max(admissionRules.diagnosisLongest);

/** Who lies in the hospital, as the front desk keeps it, and who answers for each department. */
export const admissions = {
  list: endpoint({
    method: 'GET',
    path: '/staff/admissions',
    access: desk,
    summary:
      'Who lies in the hospital now, by ward and bed, with the wards and doctors to choose from; nothing clinical',
    reply: z.object({
      items: z.array(
        z.object({
          id: Id,
          patient: z.object({ name: Text, name_ar: Text, mrn_number: Text.nullable() }),
          /** Responsible for the stay; one who is not active can no longer sign in, and the stay is to be handed over. */
          doctor: Person.extend({ is_active: z.boolean() }),
          ward: Ward,
          bed: Text,
          since: InstantText,
          day_of_stay: z.int(),
        }),
      ),
      total: z.int(),
      wards: z.array(Ward),
      doctors: z.array(Person),
    }),
    errors: [],
  }),
  admit: endpoint({
    method: 'POST',
    path: '/staff/admissions',
    access: desk,
    summary: 'Admits somebody with a medical file to a bed, under a doctor, who has their record from then on',
    body: z.object({
      mrn_number: TypedMrn,
      doctor_id: Id,
      ward_id: Id,
      /** Kept in capitals with Latin digits: of two ways to write a bed it is one. */
      bed: LineText.min(1)
        .max(admissionRules.bedLongest)
        .refine((bed) => bedLabel(bed).length > 0 && bedLabel(bed).length <= admissionRules.bedLongest),
      diagnosis: Diagnosis,
      diagnosis_ar: Diagnosis,
    }),
    reply: z.object({ id: Id }),
    errors: ['not_found', 'responsible_locked', 'already_admitted', 'bed_taken', 'too_many_requests'],
  }),
  discharge: endpoint({
    method: 'POST',
    path: '/staff/admissions/:id/discharge',
    access: desk,
    summary: 'Ends a stay, and with it what its doctor may read',
    params: OfRow,
    reply: z.object({}),
    errors: ['not_found', 'already_discharged'],
  }),
  handOver: endpoint({
    method: 'POST',
    path: '/staff/admissions/:id/doctor',
    access: desk,
    summary:
      'Puts a stay under another active doctor, who has the record from then on; `before` is the one that was seen',
    params: OfRow,
    body: z.object({ doctor_id: Id, before: Id }),
    reply: z.object({}),
    errors: ['not_found', 'responsible_locked', 'already_discharged', 'responsible_changed'],
  }),
  departments: endpoint({
    method: 'GET',
    path: '/staff/departments',
    access: administrators,
    summary: 'The departments with their heads, and the active doctors of each',
    reply: z.object({
      items: z.array(Titled.extend({ id: Id, head: Person.nullable(), doctors: z.array(Person) })),
    }),
    errors: [],
  }),
  nameHead: endpoint({
    method: 'PATCH',
    path: '/staff/departments/:id',
    access: administrators,
    summary: 'Names the head of a department, or nobody; `before` is the one that was seen',
    params: OfRow,
    body: z.object({ head_doctor_id: Id.nullable(), before: Id.nullable() }),
    reply: z.object({}),
    errors: ['not_found', 'not_of_department', 'head_changed'],
  }),
} as const;
