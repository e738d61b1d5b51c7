import { parseArgs } from 'node:util';
import type { Beginning } from '../modules/staff/index.ts';

const usage =
  'Usage: npm run staff -- first-admin --email <address> --name "First Family" --name-ar "الاسم العائلة" [--language ar|en] [--another]';

/** A mistake of the person at the terminal: one line, no stack. */
export class Mistake extends Error {}

/** The first word is the first name, the rest the family's. */
function parted(name: string): readonly [first: string, family: string] {
  const [first = '', ...rest] = name.trim().split(/\s+/);
  if (rest.length === 0) throw new Mistake('A name needs a first and a family name');
  return [first, rest.join(' ')];
}

/**
 * What the words behind the command ask for.
 * @throws Mistake, or the error of `parseArgs` for an option that there is not
 */
export function wishFrom(argv: readonly string[]): Omit<Beginning, 'now' | 'publicUrl'> {
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
