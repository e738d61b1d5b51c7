import { mostSymptomTexts } from '@balsam/domain/content';
import { bodyRegions, severities, sinces, urgencies } from '@balsam/domain/triage';
import { z } from 'zod';
import { May } from './booking/appointment.ts';
import { Id, IdText, InstantText, LineText, Nothing, WrittenText } from './common.ts';
import { endpoint } from './endpoint.ts';

const Code = z.string().regex(/^[a-z][a-z_0-9]{0,39}$/);
const Gender = z.enum(['male', 'female']);
const Titled = { title: z.string(), title_ar: z.string() };

const Approval = z.object({
  version: z.string(),
  /** The physician who approved this version; null while none has, and then the checker is closed. */
  approved_by: z.string().nullable(),
  approved_at: InstantText.nullable(),
});

const Symptoms = Approval.extend({
  is_open: z.boolean(),
  /** What the content desk published in the place of texts of the table, by what names them. */
  texts: z.array(z.object({ code: z.string().max(90), ...Titled })).max(mostSymptomTexts),
  items: z.array(
    z.object({
      code: z.string(),
      ...Titled,
      regions: z.array(z.enum(bodyRegions)),
      /** Of one sex only. */
      gender: Gender.nullable(),
    }),
  ),
});

const Told = { code: Code, since: z.enum(sinces), severity: z.enum(severities) };

const NewSurvey = z.object({
  /** By the open profile where it says so; needed where it does not. */
  gender: Gender.optional(),
  age_years: z.number().min(0).max(130).optional(),
  chief_complaint: WrittenText.min(1).max(200),
  /** In the person's own words. */
  note: WrittenText.max(500).default(''),
  symptoms: z.array(z.object(Told)).min(1).max(30),
  answers: z
    .record(Code, z.array(Code).max(20))
    .refine((answers) => Object.keys(answers).length <= 60)
    .default({}),
});

const Survey = z.object({
  id: Id,
  created_at: InstantText,
  version: z.string(),
  approved_by: z.string().nullable(),
  age_years: z.number(),
  gender: Gender,
  chief_complaint: z.string(),
  ...Titled,
  note: z.string(),
  symptoms: z.array(z.object({ ...Told, ...Titled })),
  answers: z.array(
    z.object({ question: z.string(), ...Titled, choices: z.array(z.object({ code: z.string(), ...Titled })) }),
  ),
  urgency: z.enum(urgencies),
  /** What made it so urgent. */
  because: z.array(z.object(Titled)),
  specialities: z.array(
    z.object({
      id: Id,
      sub_id: Id.nullable(),
      code: z.string(),
      ...Titled,
      icon: z.string(),
      /** Under 15 the age leads to paediatrics. */
      by_age: z.boolean(),
      because: z.array(z.object(Titled)),
    }),
  ),
  help: z.array(z.enum(['self_harm', 'abuse', 'poison'])),
  self_care: z.array(z.object(Titled)),
  watch_for: z.array(z.object(Titled)),
  appointment_id: Id.nullable(),
  /** Whether it may be attached to another visit or to none, and be deleted: no more once the visit that it is attached to has begun. */
  may_change: May,
});

const OfSurvey = z.object({ id: IdText });
const Question = z.object({
  code: z.string(),
  kind: z.enum(['one', 'many']),
  ...Titled,
  choices: z.array(z.object({ code: z.string(), ...Titled })),
});

/** The symptom checker (DECISIONS §14). It names no disease. */
export const triage = {
  symptoms: endpoint({
    method: 'GET',
    path: '/symptoms',
    access: ['guest'],
    summary: 'The complaints that can be chosen, and whether a physician has approved the table',
    reply: Symptoms,
    errors: [],
  }),
  surveys: endpoint({
    method: 'GET',
    path: '/sc-survey',
    access: ['patient'],
    summary: 'The surveys of the open profile, the newest first; from 15 on closed to guardians',
    reply: z.object({
      items: z.array(Survey),
      /** What the open profile says; what it does not say is asked for. */
      person: z.object({ age_years: z.number().nullable(), gender: Gender.nullable() }),
    }),
    errors: ['own_affair'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/sc-survey',
    access: ['patient'],
    summary: 'Answers a survey with urgency and specialities, and keeps it in the history',
    body: NewSurvey,
    reply: Survey,
    errors: [
      'own_affair',
      'symptom_checker_closed',
      'survey_gender_required',
      'survey_age_required',
      'survey_symptom_unknown',
      'too_many_requests',
    ],
  }),
  survey: endpoint({
    method: 'GET',
    path: '/sc-survey/:id',
    access: ['patient'],
    summary: 'A survey of the open profile',
    params: OfSurvey,
    reply: Survey,
    errors: ['not_found', 'own_affair'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/sc-survey/:id',
    access: ['patient'],
    summary: 'Deletes a survey from the history, and so from the visit that it was attached to, unless that has begun',
    params: OfSurvey,
    reply: Nothing,
    errors: ['not_found', 'own_affair', 'survey_of_visit'],
  }),
  attach: endpoint({
    method: 'PUT',
    path: '/sc-survey/:id/appointment',
    access: ['patient'],
    summary:
      'Shows a survey to the doctor of a visit that has not begun; null takes it back. From a visit that has begun it goes no more',
    params: OfSurvey,
    body: z.object({ appointment_id: Id.nullable() }),
    reply: Survey,
    errors: ['not_found', 'own_affair', 'case_history_closed', 'survey_of_visit'],
  }),
  ofAppointment: endpoint({
    method: 'GET',
    path: '/appointments/:id/sc-survey',
    access: ['patient', 'doctor'],
    summary: 'The surveys that the patient attached to this visit',
    params: OfSurvey,
    reply: z.object({ items: z.array(Survey) }),
    errors: ['not_found', 'own_affair'],
  }),
  selectedQuestions: endpoint({
    method: 'GET',
    path: '/specialities/selected-questions',
    access: ['guest'],
    summary: 'Three to five questions that a doctor of this speciality would ask first',
    query: z.object({ speciality_id: IdText }),
    reply: z.object({ items: z.array(Question) }),
    errors: ['not_found'],
  }),
  approval: endpoint({
    method: 'GET',
    path: '/triage-approval',
    access: ['administrator'],
    summary: 'The version of the table in use, and which physician approved it',
    reply: Approval,
    errors: [],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/triage-approval',
    access: ['administrator'],
    summary: 'Writes down that a physician approved this version; opens the symptom checker',
    body: z.object({ version: z.string().max(20), physician: LineText.min(3).max(120) }),
    reply: Approval,
    errors: ['triage_version_changed', 'triage_already_approved'],
  }),
};
