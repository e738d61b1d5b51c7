import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serverTextFaults } from './server-texts.ts';

const root = path.join(import.meta.dirname, '..');

/** Files whose texts have not moved to a *.texts.ts yet. */
const pending: readonly string[] = [
  'apps/server/src/modules/catalogue/export-parts.ts',
  'apps/server/src/modules/delivery/export-parts.ts',
  'apps/server/src/modules/delivery/steps/send-code.ts',
  'apps/server/src/modules/delivery/steps/status-updated.ts',
  'apps/server/src/modules/family/export-parts.ts',
  'apps/server/src/modules/family/family.routes.ts',
  'apps/server/src/modules/hospital/doctors.view.ts',
  'apps/server/src/modules/identity/account/account-texts.ts',
  'apps/server/src/modules/identity/codes/code-texts.ts',
  'apps/server/src/modules/identity/contact/contact-told.ts',
  'apps/server/src/modules/identity/contact/contact.routes.ts',
  'apps/server/src/modules/identity/deliver-code.ts',
  'apps/server/src/modules/identity/devices/devices.routes.ts',
  'apps/server/src/modules/identity/devices/tell-of-sign-in.ts',
  'apps/server/src/modules/identity/export-parts.ts',
  'apps/server/src/modules/identity/identity.routes.ts',
  'apps/server/src/modules/identity/second-factor/tell-of-recovery-code.ts',
  'apps/server/src/modules/orders/common/invoice-lines.ts',
  'apps/server/src/modules/orders/export-parts.ts',
  'apps/server/src/modules/orders/reading/state-titles.ts',
  'apps/server/src/modules/people/access-log.view.ts',
  'apps/server/src/modules/people/export-parts.ts',
  'apps/server/src/modules/privacy/export-parts.ts',
  'apps/server/src/modules/privacy/readme.ts',
  'apps/server/src/modules/registration/registration.routes.ts',
  'apps/server/src/modules/registration/texts.ts',
  'apps/server/src/modules/staff/staff.routes.ts',
  'apps/server/src/modules/support/export-parts.ts',
];

const sources = globSync('apps/server/src/**/*.ts', { cwd: root })
  .toSorted()
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));
const faults = serverTextFaults(sources, pending);
for (const fault of faults) process.stdout.write(`${fault}\n`);
if (faults.length === 0)
  process.stdout.write(
    `The texts of ${sources.length} server files are in order; ${pending.length} have yet to move theirs.\n`,
  );
if (faults.length > 0) process.exitCode = 1;
