import { parseArgs } from 'node:util';
import { isMrn, isSaudiMobile, toE164 } from '@balsam/domain/identity';
import { withDatabase, type Inside } from '#commands/with-database.ts';
import { readConfig, type Config } from '#platform/config.ts';
import { describeFailure } from '#start/describe-start-error.ts';
import { seedOnce } from '#start/seed.ts';
import { importCatalogue } from './catalogue.ts';
import { importDirectoryFile } from './directory.ts';
import { importFhir } from './fhir.ts';
import { importIcd10 } from './icd10.ts';
import { kindOf, refuseUnreadable } from './kinds.ts';

const usage =
  'Usage: npm run import -- fhir <bundle.json> [--phone 05XXXXXXXX] [--mrn 1000123 | --new-person] [--update-person], npm run import -- catalogue <register.csv or .csv.gz> [--withdraw-many], npm run import -- icd10 <codes.csv>, or npm run import -- directory <directory.json>';
/** In the demo, pieces of each new product at each branch (DECISIONS §9). */
const demoStock = 40;

/** A mistake of the person at the terminal: one line, no stack. */
class UsageError extends Error {}

function parseImportArguments(argv: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      phone: { type: 'string' },
      mrn: { type: 'string' },
      'new-person': { type: 'boolean' },
      'update-person': { type: 'boolean' },
      'withdraw-many': { type: 'boolean' },
    },
  });
  const [named, file] = positionals;
  const kind = kindOf(named);
  if (kind === undefined || !file || positionals.length > 2) throw new UsageError(usage);
  const { 'withdraw-many': withdrawMany = false, ...ofPeople } = values;
  if (kind !== 'fhir' && Object.keys(ofPeople).length > 0) throw new UsageError(usage);
  if (kind !== 'catalogue' && withdrawMany) throw new UsageError(usage);
  if (values.phone !== undefined && !isSaudiMobile(values.phone))
    throw new UsageError(`${values.phone} is no Saudi mobile number`);
  if (values.mrn !== undefined && (!isMrn(values.mrn) || values['new-person'])) throw new UsageError(usage);
  const person = {
    ...(values.phone !== undefined && { phone: toE164(values.phone) }),
    ...(values.mrn !== undefined && { mrn: values.mrn }),
    isNewPerson: values['new-person'] ?? false,
    updatePerson: values['update-person'] ?? false,
  };
  return { kind, file, person, withdrawMany };
}

/** A database of one's own may be that of a hospital in operation: demo log-ins and stock that nobody has never come there unsaid. */
function configOfImport(): Config {
  const config = readConfig(process.env);
  if (config.databaseUrl !== undefined && config.isDemoAssumed)
    throw new UsageError(
      'DATABASE_URL is set, but not whether its hospital is a demo: import with NODE_ENV=production as the server runs, or with BALSAM_DEMO=1 or 0',
    );
  return config;
}

async function main(): Promise<void> {
  const options = parseImportArguments(process.argv.slice(2));
  await refuseUnreadable(options.kind, options.file);
  const work = async ({ config, database, clock }: Inside): Promise<number> => {
    // The demo hospital comes first: a start fills only a database with nobody in it.
    if (config.demo) await seedOnce(database.batch, clock.now(), config);
    const now = clock.now();
    const stock = config.demo ? demoStock : 0;
    if (options.kind === 'icd10') return importIcd10(database.batch, options.file);
    if (options.kind === 'directory') return importDirectoryFile(database.batch, options.file);
    return options.kind === 'fhir'
      ? importFhir(database.batch, { file: options.file, ...options.person, now })
      : importCatalogue(database.batch, { file: options.file, stock, withdrawMany: options.withdrawMany }, now);
  };
  process.exitCode = await withDatabase(work, { begins: true, config: configOfImport() });
}

await main().catch((error: Error & { code?: string }) => {
  const ours = error instanceof UsageError || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${ours || process.env['LOG_LEVEL'] !== 'debug' ? describeFailure(error) : error.stack}\n`);
  process.exitCode = 1;
});
