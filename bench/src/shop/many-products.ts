import { existsSync, readFileSync } from 'node:fs';
import { mayBeSold } from '@balsam/domain/catalogue';
import { readRegister, type RegisterRow } from '../../../apps/server/src/modules/catalogue/read-register.ts';
import { registerCsv, type Line } from '../../../apps/server/test/factories/registers.ts';
import { generatedRegister } from './generated-register.ts';

const register = new URL('../../../../shared/data/drugs/sfda-human-drugs-2021.csv.gz', import.meta.url);

const isThere = existsSync(register);
/** Where the products come from, for the details of a figure. */
export const registerSource = isThere ? 'names of the register' : 'made-up names';

/** The register of human medicines as the authority publishes it, where it is beside the repository; else a made-up one. */
export const theRegister = (): Buffer => (isThere ? readFileSync(register) : generatedRegister(6000));

const halves = (word: string): [string, string] => {
  const middle = Math.ceil(word.length / 2);
  return [word.slice(0, middle), word.slice(middle)];
};

/** A name that begins as the one and ends as the other: PANADOL and AUGMENTIN make PANAENTIN. */
function mixed(name: string, other: string): string {
  const [first = '', ...rest] = name.split(' ');
  const [second = ''] = other.split(' ');
  return [halves(first)[0] + halves(second)[1], ...rest].join(' ');
}

const lineOf = (row: RegisterRow): Line => ({
  RegisterNumber: row.number,
  'Trade Name': row.name,
  'Trade Name Arabic': row.nameAr,
  'Legal Status': row.legalStatus,
  'Product Control': row.control,
  'Distribute area': row.distribution,
  'Marketing Status': row.marketing,
  'Authorization Status': row.authorization,
  'Public price': row.price,
  'Scientific Name': row.scientificName,
  'Scientific Name Arabic': row.scientificNameAr,
  Strength: row.strength,
  StrengthUnit: row.strengthUnit,
  PharmaceuticalForm: row.form,
  AdministrationRoute: row.route,
  AtcCode1: row.atc,
  Size: row.size,
  SizeUnit: row.sizeUnit,
  PackageTypes: row.packType,
  PackageSize: row.packSize,
  'Storage conditions': row.storage,
  'Marketing Company': row.company,
});

/** A register of so many products that may be sold: those of the register, then these again under numbers and names of their own. */
export function registerOfSize(size: number): Buffer {
  const sold = readRegister(theRegister()).filter((row) => mayBeSold(row).ok);
  const rowAt = (place: number): RegisterRow => sold[place % sold.length]!;
  const lines = Array.from({ length: size }, (_, place) => {
    const row = rowAt(place);
    const copy = Math.floor(place / sold.length);
    if (copy === 0) return lineOf(row);
    const other = rowAt(place * 7 + copy * 101);
    return lineOf({
      ...row,
      number: `${row.number}-${copy}`,
      name: mixed(row.name, other.name),
      nameAr: row.nameAr && mixed(row.nameAr, other.nameAr || other.name),
    });
  });
  return Buffer.from(registerCsv(lines));
}
