import { Id, IdText } from '@balsam/contract/common';
import type { z } from 'zod';

/** What stands under optional, nullable, a list and the like, from the outside to the inside. */
function* layersOf(schema: z.ZodType): Generator<z.ZodType> {
  yield schema;
  const { innerType, element } = schema.def as { innerType?: z.ZodType; element?: z.ZodType };
  const inner = innerType ?? element;
  if (inner) yield* layersOf(inner);
}

/** Whether it is read as the id of a row or of a file. */
const isIdSchema = (schema: z.ZodType): boolean =>
  [...layersOf(schema)].some(
    (layer) => layer === Id || layer === IdText || (layer.def as { format?: string }).format === 'uuid',
  );

/** Whether a field is an id, by its name or by what it takes: the file of a card is one as well. */
export const isIdField = (key: string, schema: z.ZodType): boolean =>
  /(^|_)ids?$|Id$|ID$|^mrn|^Mrno$|^reference$|^challenge$/.test(key) || isIdSchema(schema);

/** Fields that name no record of a person, whatever their call, and what they do name. */
export const impersonalFields: Readonly<Record<string, string>> = {
  slot_id: 'a time of a doctor, free to all until it is taken',
  speciality_id: 'the directory',
  link_id: 'a question that the speciality asks of everybody',
  clinic_id: 'the directory',
  location_id: 'the directory',
  department_id: 'the directory',
  product_id: 'what the shop sells',
  category_id: 'what the shop sells',
  brand_id: 'what the shop sells',
  relief_id: 'what the shop sells',
  rider_id: 'who works for the system, named by those who assign orders',
  device_id: 'what a browser calls itself',
  staff: 'who works for the system, named by those who search the audit log',
  before: 'what whoever sends has seen: a responsible doctor, or the last line of a page',
  after: 'the newest message that is on the screen of a chat',
  picture: 'what everybody is shown',
  challenge: 'the name of a code that was sent, of no use without its digits',
  package_id: 'what the hospital offers to everybody',
  plan_id: 'what insurers offer to everybody',
  relation_id: 'what people can be to each other',
  role_id: 'accepted, and gives no authority',
  PatientSchemeID: 'a number of another system',
  ServiceID: 'a number of another system',
};

/** Numbers that somebody types as a proof of knowing a file: with somebody else's the answer is the same as without one. */
export const proofFields = new Set([
  'family.add mrn_number',
  // A credit note of the payment that is named: of another one there is none.
  'billing.receipt note',
  // In how many parts a package is to be paid.
  'packages.book term_id',
]);

/** Calls whose ids are those of the directory, of what the shop sells or of what everybody reads. */
export const directoryCalls =
  /^(hospital|content|contentDesk|healthEducation|catalogue|cart)\.|^packages\.detail$|^ratings\.report$/;

/** What a guest sends to log in, which is no record: a log-in name, the id of a code that was sent. */
export const guestFields = new Set([
  'identity.doctorLogin doctor_id',
  'identity.verifyCode challenge',
  'identity.staffVerify challenge',
  'identity.resetPassword mrn_number',
  'identity.deleteAccount mrn_number',
  'registration.registerMedicalFile mrn_number',
  'mediafiles.upload patient_id',
]);
