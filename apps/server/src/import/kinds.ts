import { access, constants, stat } from 'node:fs/promises';

const MB = 1024 * 1024;

/** What each import takes: said where something else is named. */
const kinds = {
  fhir: { expects: 'a FHIR R4 bundle in JSON', most: 50 },
  catalogue: { expects: 'the register of medicines as CSV, plain or compressed by gzip', most: 50 },
  icd10: { expects: 'a list of diagnoses as CSV', most: 50 },
  directory: { expects: 'the directory of a hospital in JSON', most: 5 },
} as const;

/** What can be imported. */
export type Kind = keyof typeof kinds;

/** The kind of this name; nothing when there is none. */
export const kindOf = (name = ''): Kind | undefined => (Object.hasOwn(kinds, name) ? (name as Kind) : undefined);

async function whyUnreadable(file: string, most: number): Promise<string | undefined> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return 'is a folder';
    await access(file, constants.R_OK);
    // What comes out of another program has no size yet.
    if (found.isFile() && found.size === 0) return 'is empty';
    return found.size > most * MB ? `is larger than ${most} MB` : undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return 'is not there';
    return code === 'EACCES' ? 'may not be read by this account' : `cannot be read (${message})`;
  }
}

/**
 * Looks before a database is opened, which a slip in a name would else fill with a hospital.
 * @throws Error in one sentence that names the file and what was expected
 */
export async function refuseUnreadable(kind: Kind, file: string): Promise<void> {
  const { expects, most } = kinds[kind];
  const why = await whyUnreadable(file, most);
  if (why !== undefined) throw new Error(`${file} ${why}: name a file with ${expects}.`);
}
