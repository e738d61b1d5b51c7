import { parseArgs } from 'node:util';
import { beginAdministration, type Beginning } from '../modules/staff/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { followDevClock } from '../platform/clock/dev-clock.ts';
import { readConfig } from '../platform/config.ts';
import { openHouse } from '../platform/db/house.ts';
import { Failure } from '../platform/http/failure.ts';

const usage =
  'Usage: npm run staff -- first-admin --email <address> --name "First Family" --name-ar "الاسم العائلة" [--language ar|en] [--another]';

/** A mistake of the person at the terminal: one line, no stack. */
class Mistake extends Error {}

/** The first word is the first name, the rest the family's. */
function parted(name: string): readonly [first: string, family: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) throw new Mistake('A name needs a first and a family name');
  return [first, rest.join(' ')];
}

function wishFrom(argv: readonly string[]): Omit<Beginning, 'now' | 'publicUrl'> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      'name-ar': { type: 'string' },
      language: { type: 'string' },
      another: { type: 'boolean', default: false },
    },
  });
  const { email, name, 'name-ar': nameAr, language = 'ar', another } = values;
  if (positionals.join(' ') !== 'first-admin' || !email || !name || !nameAr) throw new Mistake(usage);
  if (language !== 'ar' && language !== 'en') throw new Mistake(usage);
  const [[first_name, family_name], [first_name_ar, family_name_ar]] = [parted(name), parted(nameAr)];
  return { email_address: email, first_name, family_name, first_name_ar, family_name_ar, language, another };
}

async function main(): Promise<void> {
  const wish = wishFrom(process.argv.slice(2));
  const config = readConfig(process.env);
  const house = await openHouse(config);
  try {
    const clock = systemClock();
    if (config.test) await followDevClock(house.db, clock);
    const link = await beginAdministration(house.db, { ...wish, publicUrl: config.publicUrl, now: clock.now() });
    if (link === undefined)
      throw new Mistake('There is an administrator already, who can invite others. To add one all the same: --another');
    process.stdout.write(`Open this link within 24 hours to choose a password and set up the app:\n\n${link}\n\n`);
  } finally {
    await house.close();
  }
}

await main().catch((error: Error & { code?: string }) => {
  const ours = error instanceof Mistake || error instanceof Failure || error.code?.startsWith('ERR_PARSE_ARGS');
  process.stderr.write(`${ours || process.env['LOG_LEVEL'] !== 'debug' ? error.message : error.stack}\n`);
  process.exitCode = 1;
});
