/** Whether a field is named as ids are. */
export const isIdField = (key: string): boolean => /(^|_)ids?$|Id$|ID$|^mrn|^Mrno$|^reference$|^challenge$/.test(key);

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
