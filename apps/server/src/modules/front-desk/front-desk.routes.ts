import { frontDesk } from '@balsam/contract/front-desk';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { correctPatient } from './correct-patient.ts';
import { findPatients } from './find-patients.ts';
import { frontDeskTexts } from './front-desk.texts.ts';
import { withLookLimit } from './limits.ts';
import { registerPatient } from './register-patient.ts';
import { confirmPhone, showPatient } from './show-patient.ts';

/** People at a desk: finding a file, opening one, correcting one. */
export const frontDeskRoutes: readonly Route[] = [
  write(frontDesk.find, ({ tx, call, body }) => findPatients(tx, call, body)),
  withLookLimit(read(frontDesk.show, ({ db, call, params }) => showPatient(db, call, params.mrn))),
  // It answers whether a number is on file.
  withLookLimit(
    write(frontDesk.register, async ({ tx, call, body }) =>
      withMessage(await registerPatient(tx, call, body), frontDeskTexts.registered),
    ),
  ),
  withLookLimit(
    write(frontDesk.correct, async ({ tx, after, platform, call, params, body }) => {
      const { patient, ended } = await correctPatient(tx, call, params.mrn, body);
      after(() => platform.realtime.endSessions(ended));
      return withMessage(patient, frontDeskTexts.corrected);
    }),
  ),
  withLookLimit(
    write(frontDesk.confirmPhone, async ({ tx, call, params }) =>
      withMessage(await confirmPhone(tx, call, params.mrn), frontDeskTexts.phoneConfirmed),
    ),
  ),
];
