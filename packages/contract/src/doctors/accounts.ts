import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { EmailText, Id, IdText, pictureRefusals } from '../common.ts';
import { callerOf, endpoint } from '../endpoint.ts';
import { DoctorDetail, DoctorTexts } from './shapes.ts';

const access = rolesThatMay('manage_doctors').map(callerOf);
const administrators = rolesThatMay('manage_doctor_accounts').map(callerOf);
const byId = z.object({ id: IdText });
const Typed = z.string().trim().min(1).max(80);

export const saveTexts = endpoint({
  method: 'PUT',
  path: '/staff/doctors/:id/texts',
  access,
  summary: 'What patients read of a doctor, and the clinics that they work in',
  params: byId,
  body: DoctorTexts.extend({
    clinic_ids: z.array(Id).min(1).max(20),
    /** `texts_revision` of the doctor on the screen; without it nothing is looked at. */
    revision: z.int().min(0).optional(),
  }),
  reply: DoctorDetail,
  errors: ['not_found', 'doctor_texts_changed', 'clinic_has_hours'],
});

export const setPhoto = endpoint({
  method: 'POST',
  path: '/staff/doctors/:id/photo',
  access,
  form: true,
  summary: 'Takes a photo of a doctor (its part named `file`), re-encoded; the one before is replaced',
  params: byId,
  body: z.object({}),
  reply: DoctorDetail,
  errors: ['not_found', ...pictureRefusals],
});

export const removePhoto = endpoint({
  method: 'DELETE',
  path: '/staff/doctors/:id/photo',
  access,
  summary: 'Takes the photo of a doctor away',
  params: byId,
  reply: DoctorDetail,
  errors: ['not_found'],
});

export const invite = endpoint({
  method: 'POST',
  path: '/staff/doctors',
  access: administrators,
  summary: 'Invites a doctor: a link to choose a password goes to their e-mail address and works for 72 hours',
  body: z.object({
    email_address: EmailText.min(1),
    first_name: Typed,
    family_name: Typed,
    first_name_ar: Typed,
    family_name_ar: Typed,
    gender: z.enum(['male', 'female']),
    speciality_id: Id,
    clinic_ids: z.array(Id).min(1).max(20),
    /** The language of the e-mail, and of what Balsam tells them later. */
    language: z.enum(['ar', 'en']).optional(),
  }),
  reply: DoctorDetail,
  errors: ['email_not_valid', 'name_not_valid', 'email_taken', 'not_found'],
});

const act = <const P extends string>(name: P, summary: string) =>
  endpoint({
    method: 'POST',
    path: `/staff/doctors/:id/${name}`,
    access: administrators,
    summary,
    params: byId,
    reply: DoctorDetail,
    errors: ['not_found', 'staff_changed'],
  });

export const inviteAgain = act('invite', 'Sends another invitation; the earlier link stops working');
export const sendPasswordLink = act(
  'password-link',
  'Sends a link to choose another password, which works for 24 hours',
);
export const lock = act(
  'lock',
  'Locks a doctor out: sessions end at once, nothing more is booked, and booked visits are listed',
);
export const unlock = act('unlock', 'Lets a doctor in again; the hours are offered again');
