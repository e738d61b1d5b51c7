import { parseArgs } from 'node:util';
import type { FirstAdministrator } from '#modules/staff/index.ts';

const usage =
  'Usage: npm run staff -- first-admin --email <address> --name "First Family" --name-ar "الاسم العائلة" [--language ar|en] [--another]';

/** A mistake of the person at the terminal: one line, no stack. */
export class UsageError extends Error {}

/** The first word is the first name, the rest the family's. */
function splitName(name: string): readonly [first: string, family: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) throw new UsageError('A name needs a first and a family name');
  return [first, rest.join(' ')];
}

/**
 * Parses the arguments of `npm run staff`.
 * @throws UsageError, or the error of `parseArgs` for an option that there is not
 */
export function parseStaffArguments(argv: readonly string[]): Omit<FirstAdministrator, 'now' | 'publicUrl'> {
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
  if (positionals.join(' ') !== 'first-admin' || !email || !name || !nameAr) throw new UsageError(usage);
  if (language !== 'ar' && language !== 'en') throw new UsageError(usage);
  const [[first_name, family_name], [first_name_ar, family_name_ar]] = [splitName(name), splitName(nameAr)];
  return { email_address: email, first_name, family_name, first_name_ar, family_name_ar, language, another };
}
