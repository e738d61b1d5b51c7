/** The only door of the room of persons: who somebody is, what they agreed to, who looked at their record. */
export { factsOf } from './facts.store.ts';
export { openImportedFile } from './imported-file.ts';
export type { ImportedPerson } from './imported-file.store.ts';
export { fullNames } from './names.ts';
export { peopleExportParts } from './export-parts.ts';
export { patientById, patientByMrn, patientOf, type Patient } from './patient.ts';
export { ownPerson, ownReason } from './persons.policy.ts';
export { peopleRoutes } from './people.routes.ts';
export { userOf } from './read-user.ts';
export { requireAgreedTerms } from './terms.ts';
