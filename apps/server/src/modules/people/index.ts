import type { AppModule } from '#platform/module.ts';
import { peopleExportParts } from './export-parts.ts';
import { mediafilesRoutes, type HigherModules } from './mediafiles.routes.ts';
import { peopleRoutes } from './people.routes.ts';
import { unusedDocuments } from './unused-documents.ts';

/** The entrance to the module of persons: who somebody is, what they agreed to, who looked at their record. */
export { erasePerson } from './erase-person.store.ts';
export { birthDateCorrected, citizenshipCorrected, identityCorrected } from './events.ts';
export {
  openImportedFile,
  UnclearPerson,
  type ImportedFile,
  type ImportedPerson,
  type PersonImportOptions,
} from './imported-file.ts';
export { claimFreeVisit, freeVisitOf, giveBackFreeVisits, mayHaveFreeVisit, moveFreeVisit } from './free-visit.ts';
export { fullNames, languageOfName, nameColumns, photoUrl, type NameColumn } from './names.ts';
export { identityNumbersOf } from './free-visits.store.ts';
export { openFile, type NewFile } from './open-file.ts';
export {
  isCitizen,
  ownPatientId,
  patientById,
  patientByMrn,
  patientByNumber,
  patientOf,
  type Patient,
} from './patient.ts';
export { hasOwnAffairs, isClosedToGuardian, ownLogInOnly, ownPerson, ownReason } from './persons.policy.ts';
export { removePhotoOf, savePhotoOf } from './photo-by-staff.ts';
export { setPhoto } from './set-photo.ts';
export { contactOf, factsOf, isCitizenRow } from './persons.store.ts';
export { recordKinds, recordTitle } from './access-log.texts.ts';
export { listChanges } from './read-access-log.ts';
export { userOf } from './read-user.ts';
export { publishTerms, requireAgreedTerms, withdrawTerms } from './terms.ts';

/** `others`: what the modules above this one know of files. */
export const peopleModule = (others: HigherModules): AppModule => ({
  name: 'people',
  routes: [...peopleRoutes, ...mediafilesRoutes(others)],
  unusedFiles: [unusedDocuments],
  exportParts: peopleExportParts,
});
