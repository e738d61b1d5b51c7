/** The only door of the room of persons: who somebody is, what they agreed to, who looked at their record. */
export { changesOf } from './changes-of.ts';
export { erasePerson } from './erase-person.store.ts';
export { factsOf } from './facts.store.ts';
export { openImportedFile, UnclearPerson, type ImportedFile, type ImportedPerson, type Told } from './imported-file.ts';
export { mediafilesRoutes } from './mediafiles.routes.ts';
export { fullNames } from './names.ts';
export { openFile, type NewFile } from './open-file.ts';
export { peopleExportParts } from './export-parts.ts';
export { patientById, patientByMrn, patientOf, type Patient } from './patient.ts';
export { ownLogInOnly, ownPerson, ownReason } from './persons.policy.ts';
export { peopleRoutes } from './people.routes.ts';
export { takePhoto } from './photo.ts';
export { userOf } from './read-user.ts';
export { reachOf } from './reach.store.ts';
export { requireAgreedTerms } from './terms.ts';
