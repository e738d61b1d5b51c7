import { isPlainText } from '@balsam/domain/text';
import { z } from 'zod';
import { describeJsonFault } from '#platform/json/json-fault.ts';

/** A file that cannot be taken in; its message says where and why, for the person at the terminal. Nothing of it was imported. */
export class BrokenDirectory extends Error {}

const line = (most: number) =>
  z.string().trim().min(1).max(most).refine(isPlainText, 'must be one line without control characters');
const english = (most: number) => line(most).regex(/^[^\u0600-\u06ff]*$/, 'must be English');
const arabic = (most: number) => line(most).regex(/[\u0600-\u06ff]/, 'must be Arabic');
const code = z
  .string()
  .regex(/^[A-Z0-9]+(-[A-Z0-9]+)*$/, 'must be capitals and digits, parted by -')
  .max(20);
const named = { code, title: english(120), title_ar: arabic(120) };

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const opening = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be two times such as 08:00-23:00')
  .transform((text) => {
    const [opens = '', closes = ''] = text.split('-');
    return { opens_minute: minuteOf(opens), closes_minute: minuteOf(closes) };
  })
  .refine(({ opens_minute, closes_minute }) => opens_minute < closes_minute, 'must end after it begins');

const branch = z.strictObject({
  ...named,
  city: english(60),
  city_ar: arabic(60),
  address: english(200),
  address_ar: arabic(200),
  // Of Saudi Arabia and a little around: two that were mixed up are found.
  latitude: z.number().min(15).max(33),
  longitude: z.number().min(34).max(56),
  phone: z.string().regex(/^\+[1-9]\d{7,14}$/, 'must be a number with its country, such as +966115550100'),
  /** Days that are left out are closed. */
  hours: z.partialRecord(z.enum(days), opening).transform((open) =>
    days.flatMap((day, weekday) => {
      const at = open[day];
      return at ? [{ weekday, ...at }] : [];
    }),
  ),
});

const speciality = z.strictObject({
  ...named,
  /** Of a sub-speciality: the speciality above it. */
  parent: code.nullable().default(null),
  department: code.nullable().default(null),
  description: z.union([z.literal(''), english(200)]).default(''),
  description_ar: z.union([z.literal(''), arabic(200)]).default(''),
  /** What people may type, with commas between. */
  keywords: z.union([z.literal(''), english(500)]).default(''),
  keywords_ar: z.union([z.literal(''), arabic(500)]).default(''),
  icon: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('stethoscope'),
});

const distinct = (rows: readonly { readonly code: string }[]): boolean =>
  new Set(rows.map((row) => row.code)).size === rows.length;
const listOf = <T extends z.ZodType<{ readonly code: string }>>(row: T) =>
  z.array(row).max(2000).default([]).refine(distinct, 'has a code twice');

const directory = z.strictObject({
  branches: listOf(branch),
  departments: listOf(z.strictObject(named)),
  /** In the order in which they are listed. */
  specialities: listOf(speciality),
  clinics: listOf(
    z.strictObject({ ...named, branch: code, department: code, is_home_health: z.boolean().default(false) }),
  ),
  wards: listOf(z.strictObject({ ...named, branch: code })),
});

/** The directory of a hospital as a file states it. */
export type Directory = z.output<typeof directory>;

/** Faults that are told at once; the others are found when these are mended. */
const shownFaults = 20;

/** Where a fault is, as whoever wrote the file finds it: the list, which entry of it and its code, and the field. */
function placeOf(json: unknown, [list, at, ...field]: readonly PropertyKey[]): string {
  if (typeof at !== 'number') return [list, at].filter((part) => part !== undefined).join(', ');
  const rows = (json as Readonly<Record<PropertyKey, readonly unknown[]>>)[list!];
  const coded = z.object({ code: z.string() }).safeParse(rows?.[at]).data;
  return [list, `entry ${at + 1}${coded ? ` (${coded.code.slice(0, 20)})` : ''}`, ...field].join(', ');
}

const faultsOf = (json: unknown, { issues }: z.ZodError): string => {
  const faults = issues.map(({ path, message }) =>
    path.length === 0 ? message : `${placeOf(json, path)}: ${message}`,
  );
  const more = faults.length > shownFaults ? [`and ${faults.length - shownFaults} more`] : [];
  return [...faults.slice(0, shownFaults), ...more].join('\n');
};

function parseJson(file: string): unknown {
  // A byte order mark, as Windows begins a file with.
  const text = file.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch {
    throw new BrokenDirectory(describeJsonFault(text));
  }
}

/** @throws BrokenDirectory */
export function readDirectory(text: string): Directory {
  const json = parseJson(text);
  const read = directory.safeParse(json);
  if (!read.success) throw new BrokenDirectory(faultsOf(json, read.error));
  return read.data;
}
