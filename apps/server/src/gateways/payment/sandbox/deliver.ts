import type { Config } from '#platform/config.ts';
import type { Db } from '#platform/db/types.ts';
import type { ScheduledJob } from '#platform/jobs/scheduled.ts';
import type { Notice } from './sandbox.ts';
import { claimWebhooks, markSent, type DueWebhook } from './sandbox.store.ts';
import { signatureHeader, signatureOf } from './signature.ts';

const noticeOf = ({ event_id, charge_id, status }: DueWebhook): Notice => ({ id: event_id, charge: charge_id, status });

const isTaken = async (secret: string, webhook: DueWebhook): Promise<boolean> => {
  const body = JSON.stringify(noticeOf(webhook));
  try {
    const reply = await fetch(webhook.webhook_url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [signatureHeader]: signatureOf(secret, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(5_000),
    });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
};

/** Sends the webhooks that are due, of one charge or of all; one that nobody takes is sent again a minute later. */
export async function deliverWebhooks(db: Db, config: Config, now: Date, only?: string): Promise<void> {
  const due = await claimWebhooks(db, now, only);
  const answers = await Promise.all(
    due.map(async (webhook) => ({ webhook, taken: await isTaken(config.secret, webhook) })),
  );
  await markSent(
    db,
    answers.filter((answer) => answer.taken).map((answer) => answer.webhook.id),
    now,
  );
}

export const deliverDueWebhooks: ScheduledJob = {
  name: 'sandbox webhooks',
  run: ({ db, config }, now) => deliverWebhooks(db, config, now),
};
