import { sql } from 'kysely';
import type { Tx } from '#platform/db/types.ts';

/** Somebody as they were described when a file is opened for them. Names are in one language. */
export type NewFile = {
  readonly language: 'ar' | 'en';
  readonly firstName: string;
  readonly middleName: string;
  readonly familyName: string;
  readonly column: 'national_id' | 'iqama';
  readonly number: string;
  /** E.164. */
  readonly phone: string | null;
  /** Where a desk typed it: whether it rang there. */
  readonly typedPhone?: { readonly rang: boolean };
  readonly email: string | null;
  readonly gender: 'male' | 'female';
  readonly birthDate: string;
  readonly nationality: string;
  readonly city: string;
  /** The branch somebody registered at, and the file with the photo of their identity document. */
  readonly locationId?: number;
  readonly idPhotoFile?: string;
};

const namesOf = ({ language, firstName, middleName, familyName }: NewFile) =>
  language === 'ar'
    ? { first_name_ar: firstName, middle_name_ar: middleName, family_name_ar: familyName }
    : { first_name: firstName, middle_name: middleName, family_name: familyName };

/** Opens a medical file with a new MRN; undefined, and nothing is written, when somebody has this identity already. */
export async function openFile(
  tx: Tx,
  file: NewFile,
  now: Date,
): Promise<{ personId: number; mrn: string } | undefined> {
  const row = await tx
    .insertInto('person')
    .values({
      mrn: sql<string>`lpad(nextval('mrn_number')::text, 7, '0')`,
      ...namesOf(file),
      [file.column]: file.number,
      phone: file.phone,
      phone_typed_at: file.typedPhone ? now : null,
      phone_confirmed_at: file.typedPhone?.rang === true ? now : null,
      email: file.email,
      gender: file.gender,
      birth_date: file.birthDate,
      nationality: file.nationality,
      city: file.city,
      location_id: file.locationId ?? null,
      id_photo_file: file.idPhotoFile ?? null,
      language: file.language,
      created_at: now,
    })
    .onConflict((c) => c.doNothing())
    .returning(['id', 'mrn'])
    .executeTakeFirst();
  return row && { personId: row.id, mrn: row.mrn! };
}
