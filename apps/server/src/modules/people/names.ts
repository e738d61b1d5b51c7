/** Where the photo of a person is read, or nothing when they have none. */
export const photoUrl = (file: string | null): string | null => file && `/api/v1/mediafiles/${file}`;

/** The columns of a person that hold a name. */
export const nameColumns = [
  'first_name',
  'middle_name',
  'family_name',
  'first_name_ar',
  'middle_name_ar',
  'family_name_ar',
] as const;
export type NameColumn = (typeof nameColumns)[number];

/** Whose letters a name is written in. */
export const languageOfName = {
  first_name: 'en',
  middle_name: 'en',
  family_name: 'en',
  first_name_ar: 'ar',
  middle_name_ar: 'ar',
  family_name_ar: 'ar',
} as const satisfies Record<NameColumn, 'ar' | 'en'>;

type Middle = 'middle_name' | 'middle_name_ar';
type Names = Readonly<Record<Exclude<NameColumn, Middle>, string | null>> & { readonly [K in Middle]?: string | null };

const joined = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

/** The full name in both languages; a name that is missing in one language is that of the other. */
export function fullNames(row: Names): { name: string; nameAr: string } {
  const name = joined(row.first_name, row.middle_name, row.family_name);
  const nameAr = joined(row.first_name_ar, row.middle_name_ar, row.family_name_ar);
  return { name: name || nameAr, nameAr: nameAr || name };
}

/** Given names and family name; in Arabic where the others are not known. */
export function nameParts(row: Names): { given: string[]; family: string } {
  const isLatin = Boolean(row.first_name) || Boolean(row.family_name);
  const [first, middle, family] = isLatin
    ? [row.first_name, row.middle_name, row.family_name]
    : [row.first_name_ar, row.middle_name_ar, row.family_name_ar];
  return {
    given: [first, ...(middle ?? '').split(' ')].filter((name): name is string => Boolean(name)),
    family: family ?? '',
  };
}
