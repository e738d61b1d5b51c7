type Names = {
  first_name: string;
  middle_name: string;
  family_name: string;
  first_name_ar: string;
  middle_name_ar: string;
  family_name_ar: string;
};

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' ');

/** The full name in both languages; who has one in one language only is called so in both. */
export function fullNames(row: Names): { name: string; nameAr: string } {
  const name = joined(row.first_name, row.middle_name, row.family_name);
  const nameAr = joined(row.first_name_ar, row.middle_name_ar, row.family_name_ar);
  return { name: name || nameAr, nameAr: nameAr || name };
}
