import { privacy } from '@balsam/contract/privacy';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { decideConsent, readConsents } from './consents.ts';
import { requestExport, readExportFile, readExports } from './exports.ts';

/** What a person decides about their data, and taking it home. */
export const privacyRoutes: readonly Route[] = [
  read(privacy.consents, ({ db, call }) => readConsents(db, call)),
  write(privacy.decide, ({ tx, call, body }) => decideConsent(tx, call, body)),
  read(privacy.exports, ({ db, call }) => readExports(db, call)),
  callExternal(privacy.requestExport, ({ platform, call, body }) =>
    requestExport(platform, call, body.currentPassword),
  ),
  read(privacy.exportFile, ({ platform, call, params }) => readExportFile(platform, call, params.id)),
];
