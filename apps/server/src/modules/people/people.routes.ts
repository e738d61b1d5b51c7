import { identity } from '@balsam/contract/identity';
import { people } from '@balsam/contract/people';
import { read, write, type Route } from '#platform/http/serve.ts';
import { changeLanguage, editUser } from './edit-user.ts';
import { readAccessLog } from './read-access-log.ts';
import { readUser } from './read-user.ts';
import { agreeToTerms, readTerms, readTermsHistory, readTermsVersion } from './terms.ts';

/** What a person does with their own profile. */
export const peopleRoutes: readonly Route[] = [
  read(people.profile, ({ db, call, query }) => readUser(db, call, { mrn: query.mrn_number })),
  read(people.users, ({ db, call, query }) => readUser(db, call, { id: query.id })),
  write(people.updateUser, ({ tx, platform, call, params, body }) =>
    editUser(tx, platform.files, call, params.id, body),
  ),
  read(people.pharmacyUser, ({ db, call, params }) => readUser(db, call, params)),
  write(people.updatePharmacyUser, ({ tx, platform, call, params, body }) =>
    editUser(tx, platform.files, call, params.id, body),
  ),
  read(people.accessLog, ({ db, call, query }) => readAccessLog(db, call, query)),
  write(identity.changeLanguage, ({ tx, call, body }) => changeLanguage(tx, call, body.language)),
  read(identity.agreedTerms, ({ db, call }) => readTerms(db, call)),
  read(identity.agreedTermsHistory, ({ db, call }) => readTermsHistory(db, call)),
  read(identity.termsVersion, ({ db, call, params }) => readTermsVersion(db, call, params.version)),
  write(identity.agreeTerms, ({ tx, call, body }) => agreeToTerms(tx, call, body.version)),
];
