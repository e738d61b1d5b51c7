import { plainNumber, withoutDirection, writtenText } from '@balsam/domain/text';
import { isDay } from '@balsam/domain/time';
import { z } from 'zod';

/** A row's identity: a positive integer (DECISIONS §1). */
export const Id = z.int().positive().max(9_007_199_254_740_991);

/** The same from a path or a query, where everything is text; bounded to exact integers. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,15}$/)
  .refine((text) => Number.isSafeInteger(Number(text)))
  .transform(Number);

/** A Riyadh day, `YYYY-MM-DD`. */
export const Day = z.iso.date().refine(isDay);
/** An age in years, of an infant in months, of a newborn in days. */
export const ToldAge = z.object({ unit: z.enum(['years', 'months', 'days']), count: z.int().min(0) });

/** Wall-clock time in Riyadh, `HH:mm`. */
export const ClockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** An instant, UTC ISO 8601. */
export const InstantText = z.iso.datetime();

/** SAR with at most two decimals. */
export const Sar = z.number();

/** A number or a code as it was typed or pasted: in Latin digits, without the marks that come along unseen. */
export const NumberText = z.string().overwrite(plainNumber);

const mrnForm = /^\d{7}$/;
export const Mrn = z.string().regex(mrnForm);

/** One that staff type or paste. */
export const TypedMrn = NumberText.regex(mrnForm);

/** Text that a person writes for others to read: marks that nobody can see are nothing written. */
export const WrittenText = z.string().overwrite(writtenText);

/** The same in a name, a label, an address or another short text: nothing unseen in it turns the direction of what stands beside it, or makes two that look alike. */
export const LineText = z.string().overwrite((text) => writtenText(withoutDirection(text)));

/** An e-mail address as it was typed or pasted: the marks that come along unseen are no part of it. */
export const EmailText = z.string().overwrite(withoutDirection).trim().max(254);

/** Text that a person typed to find something. */
export const SearchText = z.string().trim().max(80);

/** The page of a list and its length; 9999999 ('all') is accepted and capped by the server. */
export const PageQuery = {
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .transform(Number)
    .optional(),
};

/** `data` of a list. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), limit: z.int() });

export const Type = z.enum(['onsite', 'virtual', 'home', 'onspot']);

/** `online` is accepted for `virtual` (DECISIONS §1). */
export const TypeOnWire = z
  .enum(['onsite', 'virtual', 'home', 'onspot', 'online'])
  .transform((t) => (t === 'online' ? 'virtual' : t));

/** `method` of a screen. */
export const Method = z.enum(['onsite', 'online', 'home-healthcare', 'onspot']);

/** The codes that an upload of a picture can be refused with. */
export const pictureRefusals = [
  'file_required',
  'file_too_large',
  'file_not_an_image',
  'image_too_large',
  'image_broken',
  'overloaded',
] as const;

/** No data beyond the envelope. */
export const Nothing = z.object({});
