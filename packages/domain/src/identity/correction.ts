/** The documents that a desk corrects somebody's details by. */
export const correctionDocuments = [
  'national_id',
  'iqama',
  'passport',
  'birth_certificate',
  'family_register',
] as const;

/** How long the reason of a correction is. */
export const correctionReason = { shortest: 5, longest: 300 } as const;
