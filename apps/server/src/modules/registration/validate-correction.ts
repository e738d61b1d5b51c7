import type { z } from 'zod';
import type { frontDesk } from '@balsam/contract/front-desk';
import { isPersonName, normaliseIdentity, normaliseName, normalisePhone, toE164 } from '@balsam/domain/identity';
import { toLatinDigits } from '@balsam/domain/text';
import { riyadhDay } from '@balsam/domain/time';
import { fieldError, type FieldError } from '#platform/http/failure.ts';
import { languageOfName, nameColumns, type NameColumn } from '#modules/people/index.ts';
import {
  columnOf,
  faultsOfBirthDate,
  faultsOfIdentity,
  faultsOfNationality,
  faultsOfPhone,
  refuseIfAny,
} from './faults.ts';

type Form = z.output<typeof frontDesk.correct.body>;
type Names = Readonly<Record<NameColumn, string>>;

/** What a desk may correct of a person, by column. */
export type Correctable = Names & {
  readonly national_id: string | null;
  readonly iqama: string | null;
  readonly birth_date: string | null;
  readonly gender: 'male' | 'female' | null;
  readonly nationality: string | null;
  readonly phone: string | null;
};
export type CorrectedColumns = Partial<Correctable>;

const sameInTheOtherLanguage = {
  first_name: 'first_name_ar',
  family_name: 'family_name_ar',
  first_name_ar: 'first_name',
  family_name_ar: 'family_name',
} as const;

/** Whether a name may be left out: a middle name, and any other that is there in the other language. */
const mayBeEmpty = (column: NameColumn, names: Names): boolean =>
  column === 'middle_name' || column === 'middle_name_ar' || names[sameInTheOtherLanguage[column]] !== '';

function faultsOfNames(changes: CorrectedColumns, onFile: Names): readonly FieldError[] {
  const names: Names = { ...onFile, ...changes };
  return nameColumns.flatMap((column) => {
    const name = changes[column];
    if (name === undefined) return [];
    const ok = name === '' ? mayBeEmpty(column, names) : isPersonName(name, languageOfName[column]);
    return ok ? [] : [fieldError(column, 'name_not_valid')];
  });
}

/** A number takes the place of the one that the file has, of whichever kind: a file has one, or none once it was taken away. */
const identityOf = ({ identity }: Form): Pick<CorrectedColumns, 'national_id' | 'iqama'> => {
  if (identity === undefined) return {};
  const none = { national_id: null, iqama: null };
  return identity === null
    ? none
    : { ...none, [columnOf(identity.field_name)]: normaliseIdentity(identity.identity_number) };
};

const typedNames = (form: Form): CorrectedColumns =>
  Object.fromEntries(
    nameColumns.flatMap((column) => {
      const typed = form[column];
      return typed === undefined ? [] : [[column, normaliseName(typed)]];
    }),
  );

/** Only what is not on file like that already: what an import brought in another form stays as it is. */
const whatDiffers = (typed: CorrectedColumns, onFile: Correctable): CorrectedColumns =>
  Object.fromEntries(
    Object.entries(typed).filter(
      ([column, value]) => value !== undefined && value !== onFile[column as keyof Correctable],
    ),
  );

/**
 * What a desk changes of a file, by the rules of a registration, normalised; empty when all of it is on file already. Somebody of any age
 * is corrected.
 * @throws every fault of the form at once
 */
export function validateCorrection(form: Form, onFile: Correctable, now: Date): CorrectedColumns {
  const { dob, identity, phone_number: phone, nationality, gender } = form;
  const names = whatDiffers(typedNames(form), onFile);
  refuseIfAny([
    ...faultsOfNames(names, onFile),
    ...(identity ? faultsOfIdentity(identity.field_name, identity.identity_number) : []),
    ...(dob === undefined ? [] : faultsOfBirthDate(toLatinDigits(dob), riyadhDay(now))),
    ...(nationality === undefined ? [] : faultsOfNationality(nationality)),
    ...(typeof phone === 'string' ? faultsOfPhone(phone) : []),
  ]);
  const others = {
    ...identityOf(form),
    ...(dob !== undefined && { birth_date: toLatinDigits(dob) }),
    ...(gender !== undefined && { gender }),
    ...(nationality !== undefined && { nationality }),
    ...(phone !== undefined && { phone: phone === null ? null : toE164(normalisePhone(phone)) }),
  };
  return { ...names, ...whatDiffers(others, onFile) };
}
