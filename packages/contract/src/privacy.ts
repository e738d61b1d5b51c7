import { z } from 'zod';
import { Id, IdText, InstantText } from './common.ts';
import { endpoint } from './endpoint.ts';

const Purpose = z.enum(['health_tips']);

export const ConsentItem = z.object({
  purpose: Purpose,
  title: z.string().max(80),
  title_ar: z.string().max(80),
  text: z.string().max(400),
  text_ar: z.string().max(400),
  /** Of the sentences. A consent holds for the version that was read. */
  version: z.int().positive(),
  given: z.boolean(),
  /** The last decision; null when there was none, which is no. */
  decided_at: InstantText.nullable(),
  decided_by: z.enum(['self', 'guardian']).nullable(),
});

const Consents = z.object({
  items: z.array(ConsentItem).max(20),
  /** Whether this caller decides; when not, the code says who does. */
  may_change: z.boolean(),
  decided_elsewhere: z.enum(['person_decides', 'guardian_decides']).nullable(),
});

export const DataExport = z.object({
  id: Id,
  state: z.enum(['waiting', 'running', 'ready', 'failed', 'removed']),
  percent: z.int().min(0).max(100),
  asked_at: InstantText,
  asked_by: z.enum(['self', 'guardian']),
  ready_at: InstantText.nullable(),
  /** When the file goes away. */
  expires_at: InstantText.nullable(),
  /** Of the zip. */
  bytes: z.int().nullable(),
});

const DataExports = z.object({
  /** The last ten, newest first. */
  items: z.array(DataExport).max(10),
  left_today: z.int().min(0),
  /** Whether one may be asked for now; when not, the code says why. */
  may_ask: z.boolean(),
  why_not: z.enum(['person_decides', 'export_running', 'too_many_exports']).nullable(),
});

/** What a person decides about their data, and taking it home (DECISIONS §3). */
export const privacy = {
  consents: endpoint({
    method: 'GET',
    path: '/privacy/consents',
    access: ['user'],
    summary: 'The uses of data beyond care, and what this person decided about each; nothing decided is no',
    reply: Consents,
    errors: [],
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/privacy/consents',
    access: ['user'],
    summary: 'Gives a consent or takes it back; `version` is that of the text that was read',
    body: z.object({ purpose: Purpose, given: z.boolean(), version: z.int().positive().max(1_000_000) }),
    reply: Consents,
    errors: ['consent_text_changed', 'person_decides', 'guardian_decides'],
  }),
  exports: endpoint({
    method: 'GET',
    path: '/privacy/exports',
    access: ['user'],
    summary: 'The copies of their data that this person asked for, with their progress',
    reply: DataExports,
    errors: [],
  }),
  requestExport: endpoint({
    method: 'POST',
    path: '/privacy/exports',
    access: ['user'],
    summary: 'Asks for a copy of all data of the open profile; the password of the log-in is asked again',
    body: z.object({ currentPassword: z.string().min(1).max(200) }),
    reply: DataExport,
    errors: [
      'current_password_wrong',
      'password_not_set',
      'log_in_locked',
      'export_running',
      'too_many_exports',
      'person_decides',
    ],
  }),
  exportFile: endpoint({
    method: 'GET',
    path: '/privacy/exports/:id/file',
    access: ['user'],
    summary: 'The zip of a copy that is ready',
    params: z.object({ id: IdText }),
    reply: 'file',
    errors: ['not_found', 'export_not_ready', 'export_gone'],
  }),
} as const;
