import { rolesThatMay } from '@balsam/domain/identity';
import { z } from 'zod';
import { Day, Id, IdText, InstantText } from './common.ts';
import { callerOf, endpoint } from './endpoint.ts';

const access = rolesThatMay('read_audit_log').map(callerOf);
const Name = z.string().max(250);
const Kind = z.string().regex(/^[\w -]{1,60}$/);

/** Whose record: of a patient the number alone, of the staff the name. */
const Whose = z.object({ mrn_number: z.string().max(20).nullable(), name: Name.nullable(), name_ar: Name.nullable() });

const AuditItem = z.object({
  id: Id,
  at: InstantText,
  action: z.enum(['read', 'write']),
  what: z.string().max(60),
  title: z.string().max(80),
  title_ar: z.string().max(80),
  record_id: z.string().max(200).nullable(),
  /** Why, in the words of whoever did it, where words were asked for. */
  reason: z.string().max(300).nullable(),
  why: z.enum(['self', 'guardian', 'care', 'staff', 'link', 'system']),
  /** Null when nobody was signed in, or the system did it. */
  who: z.object({ id: Id, name: Name, name_ar: Name, role_id: z.int() }).nullable(),
  whose: Whose,
});

/** How many of the staff can be chosen from. */
export const mostStaff = 2000;

/** What the log is searched by. Days are Riyadh days, both included; the last seven when left out. */
const Filter = {
  /** Whose record: an MRN, a national ID or an Iqama, never a name. */
  number: z.string().trim().max(20).optional(),
  /** Who it was: the id of a person of the staff, a doctor or a rider. */
  staff: IdText.optional(),
  from: Day.optional(),
  until: Day.optional(),
  action: z.enum(['read', 'write']).optional(),
  what: Kind.optional(),
};

/** The audit log, for administrators. Looking at it is in it (DECISIONS §3, §13). */
export const auditLog = {
  search: endpoint({
    method: 'GET',
    path: '/staff/audit',
    access,
    summary: 'A page of the audit log, the newest first; `before` is the last id of the page before',
    query: z.object({ ...Filter, before: IdText.optional() }),
    reply: z.object({
      items: z.array(AuditItem).max(50),
      /** To be sent as `before` for what is older; null when there is nothing. */
      next: Id.nullable(),
      from: Day,
      until: Day,
      /** Whose record was asked for; null when that number is nobody's, or none was asked for. */
      whose: Whose.nullable(),
    }),
    errors: ['not_found'],
  }),
  kinds: endpoint({
    method: 'GET',
    path: '/staff/audit/kinds',
    access,
    summary: 'What kinds of record the log knows',
    reply: z.object({
      items: z
        .array(z.object({ what: z.string().max(60), title: z.string().max(80), title_ar: z.string().max(80) }))
        .max(300),
    }),
    errors: [],
  }),
  staff: endpoint({
    method: 'GET',
    path: '/staff/audit/staff',
    access,
    summary: 'The names of the staff, for `staff` of a search',
    reply: z.object({ items: z.array(z.object({ id: Id, name: Name, name_ar: Name })).max(mostStaff) }),
    errors: [],
  }),
  export: endpoint({
    method: 'GET',
    path: '/staff/audit/export',
    access,
    summary: 'The same as a CSV file, 50,000 entries at most. The export is in the log',
    query: z.object({ ...Filter, lang: z.enum(['ar', 'en']).optional() }),
    reply: 'file',
    errors: ['not_found', 'export_too_large'],
  }),
} as const;
