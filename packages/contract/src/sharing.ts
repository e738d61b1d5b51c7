import { summaryParts } from '@balsam/domain/sharing';
import { z } from 'zod';
import { Id, IdText, InstantText, Nothing } from './common.ts';
import { endpoint } from './endpoint.ts';

const Part = z.enum(summaryParts);
const Parts = z.array(Part).min(1).max(summaryParts.length);

const SharedSummary = z.object({
  id: Id,
  parts: Parts,
  state: z.enum(['active', 'ended', 'expired', 'used_up', 'locked']),
  has_passcode: z.boolean(),
  wrong_passcodes: z.int(),
  /** How often it may be opened; null: as often as somebody likes. */
  openings: z.int().nullable(),
  opened: z.int(),
  created_at: InstantText,
  expires_at: InstantText,
  ended_at: InstantText.nullable(),
  /** The newest 50, by the name that whoever opened it gave. */
  opened_by: z.array(z.object({ name: z.string().max(200), at: InstantText })).max(50),
});

/** `header..nonce.text.tag`: a compact JWE of direct encryption, which has no encrypted key. */
const Jwe = z
  .string()
  .max(220_000)
  .regex(/^[\w-]{10,400}\.\.[\w-]{16}\.[\w-]+\.[\w-]{22}$/);

/** Summaries of a person that others may open by a SMART Health Link (DECISIONS §11). The key of a link never comes to the server. */
export const sharing = {
  list: endpoint({
    method: 'GET',
    path: '/shared-summaries',
    access: ['patient'],
    summary: 'The links of the open profile, the newest first, and who opened them',
    reply: z.object({ items: z.array(SharedSummary).max(50) }),
    errors: [],
  }),
  content: endpoint({
    method: 'GET',
    path: '/shared-summaries/content',
    access: ['patient'],
    summary: 'The summary with these parts alone, as a link would carry it (FHIR R4 document)',
    query: z.object({
      parts: z
        .string()
        .max(200)
        .transform((text) => text.split(','))
        .pipe(Parts),
    }),
    reply: 'file',
    errors: ['not_found'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/shared-summaries',
    access: ['patient'],
    summary: 'Makes a link for what the browser has encrypted; its key stays in the browser',
    body: z.object({
      parts: Parts,
      expires_at: InstantText,
      passcode: z.string().min(4).max(64).optional(),
      openings: z.int().min(1).max(100).optional(),
      /** The summary, encrypted as SMART Health Links has it. */
      content: Jwe,
    }),
    reply: SharedSummary.extend({ url: z.string().max(128) }),
    secretReply: true,
    errors: ['share_life', 'too_many_shares'],
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/shared-summaries/:id',
    access: ['patient'],
    summary: 'Ends a link at once; what it led to is deleted',
    params: z.object({ id: IdText }),
    reply: Nothing,
    errors: ['not_found'],
  }),
} as const;
