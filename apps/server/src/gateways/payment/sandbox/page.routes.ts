import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { addMinutes } from '@balsam/domain/time';
import { fail } from '#platform/http/failure.ts';
import type { Platform } from '#platform/platform.ts';
import { deliverWebhooks } from './deliver.ts';
import { hostedPage, missingPage, notices, ownPath, testCard, type Complaint, type NoticeChoice } from './page.ts';
import { pageStyle } from './page.style.ts';
import { findCharge, insertWebhooks, moveOpenCharge, type ChargeRow, type WebhookRow } from './sandbox.store.ts';

const Language = z.enum(['ar', 'en']).catch('ar');
const Notice = z.enum(notices).catch('now');
const Params = z.object({ id: z.uuid() });
const Query = z.object({ lang: Language, notice: Notice });
const Form = z.object({
  outcome: z.enum(['paid', 'challenge', 'declined', 'cancelled', 'code']).catch('challenge'),
  notice: Notice,
  card: z.string().max(40).catch(''),
  code: z.string().max(20).catch(''),
});
type Form = z.output<typeof Form>;
type Language = z.output<typeof Language>;

/** Not part of the API, so not in its documentation. */
const hidden = { schema: { hide: true } } as const;
const paying = { ...hidden, config: { capacity: 'payment' } } as const;

/** The bank's code on this page; it stands on the page itself. */
const challengeCode = '1234';

const outcomes = {
  paid: { status: 'paid', decline_reason: null },
  code: { status: 'paid', decline_reason: null },
  challenge: { status: 'challenge', decline_reason: null },
  declined: { status: 'failed', decline_reason: 'Declined by the issuing bank' },
  cancelled: { status: 'cancelled', decline_reason: null },
} as const;

const complaintAbout = (form: Form, charge: ChargeRow): Complaint | undefined => {
  if (form.outcome === 'code') return form.code.trim() === challengeCode ? undefined : 'wrongCode';
  if (form.outcome !== 'paid' && form.outcome !== 'challenge') return undefined;
  if (charge.kind === 'instalments') return form.outcome === 'paid' ? undefined : 'testCardsOnly';
  if (charge.status === 'challenge') return 'wrongCode';
  return form.card.replaceAll(/\D/g, '') === testCard.replaceAll(' ', '') ? undefined : 'testCardsOnly';
};

/** When the webhook is sent; `twice` is one event sent two times. */
const webhooksOf = (chargeId: string, notice: NoticeChoice, now: Date): WebhookRow[] => {
  const event_id = randomUUID();
  const at = (minutes: number) => ({
    id: randomUUID(),
    event_id,
    charge_id: chargeId,
    due_at: addMinutes(now, minutes),
  });
  if (notice === 'late') return [at(2)];
  return notice === 'twice' ? [at(0), at(0)] : [at(0)];
};

/** @throws malformed for what is no form at all; a field that is left out, or unknown, has its default */
function formIn(body: unknown): Form {
  const form = Form.safeParse(body ?? {});
  if (!form.success) throw fail('malformed');
  return form.data;
}

/** Settles an open charge and queues its webhooks; false when it was settled or over already. */
async function decide({ db }: Platform, charge: ChargeRow, form: Form, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const moved = await moveOpenCharge(tx, charge.id, outcomes[form.outcome], now);
    if (moved && moved.status !== 'challenge') await insertWebhooks(tx, webhooksOf(charge.id, form.notice, now));
    return moved !== undefined;
  });
}

const sendPage = (reply: FastifyReply, status: number, html: string) =>
  reply.status(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);

const chargeNamed = async (platform: Platform, params: unknown): Promise<ChargeRow | undefined> => {
  const named = Params.safeParse(params);
  return named.success ? findCharge(platform.db, named.data.id) : undefined;
};

type Answering = {
  readonly platform: Platform;
  readonly charge: ChargeRow;
  readonly form: Form;
  readonly language: Language;
};

async function answerForm({ platform, charge, form, language }: Answering, reply: FastifyReply) {
  const now = platform.clock.now();
  const complaint = complaintAbout(form, charge);
  if (complaint) {
    return sendPage(reply, 422, hostedPage({ charge, language, notice: form.notice, complaint, now }));
  }
  const decided = await decide(platform, charge, form, now);
  const here = `/sandbox-gateway/pay/${charge.id}?lang=${language}&notice=${form.notice}`;
  if (!decided || form.outcome === 'challenge') return reply.redirect(here, 303);
  if (form.notice === 'before') await deliverWebhooks(platform.db, platform.config, now, charge.id);
  return reply.redirect(ownPath(charge.return_url), 303);
}

/**
 * Serves the sandbox's hosted page at `/sandbox-gateway`, outside the API. It works without scripts. Only for where no real provider is
 * configured.
 */
export async function serveSandboxGateway(http: FastifyInstance, platform: Platform): Promise<void> {
  await http.register(
    async (app) => {
      app.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: 4096 },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      app.get('/style.css', hidden, (_request, reply) =>
        reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(pageStyle),
      );
      app.get('/pay/:id', paying, async (request, reply) => {
        const { lang, notice } = Query.parse(request.query);
        const charge = await chargeNamed(platform, request.params);
        if (!charge) return sendPage(reply, 404, missingPage(lang));
        const now = platform.clock.now();
        return sendPage(reply, 200, hostedPage({ charge, language: lang, notice, complaint: undefined, now }));
      });
      app.post('/pay/:id', paying, async (request, reply) => {
        const { lang } = Query.parse(request.query);
        const charge = await chargeNamed(platform, request.params);
        if (!charge) return sendPage(reply, 404, missingPage(lang));
        return answerForm({ platform, charge, form: formIn(request.body), language: lang }, reply);
      });
    },
    { prefix: '/sandbox-gateway' },
  );
}
