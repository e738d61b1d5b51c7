import { chat, visits } from '@balsam/contract/visits';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import type { Visit } from '#modules/booking/index.ts';
import { hasOwnAffairs } from '#modules/people/index.ts';
import { readCaseHistory, writeCaseHistory } from './case-history.ts';
import { readChart } from './chart.ts';
import { searchCodes } from './icd10.ts';
import { forgetPhrase, keepPhrase, phrasesOf } from './phrases.ts';
import { conversationsOf, showMessages } from './read-chat.ts';
import { readSummary } from './read-summary.ts';
import { signSummary } from './sign-summary.ts';
import { summaryFile } from './summary-file.ts';
import { visitsTexts as texts } from './visits.texts.ts';
import { writeMessage } from './write-message.ts';
import { addAddendum, writeSummary } from './write-summary.ts';

type Writing = {
  readonly tx: Tx;
  readonly call: UserCall;
  readonly platform: Platform;
  readonly after: (effect: () => void) => void;
};

/** The open screens of both sides read the talk again; those of guardians do where it is not closed to them. */
async function tellBoth({ tx, call, platform, after }: Writing, { id, patient, doctor }: Visit): Promise<void> {
  const { realtime } = platform;
  const isOwn = await hasOwnAffairs(tx, patient.personId, call.now);
  after(() => {
    (isOwn ? realtime.sendPrivately : realtime.send)(patient.personId, 'chat:message', { appointment_id: id });
    realtime.send(doctor.personId, 'chat:message', { appointment_id: id });
  });
}

export const visitsRoutes: readonly Route[] = [
  read(visits.caseHistory, ({ db, call, params }) => readCaseHistory(db, call, params.id)),
  write(visits.saveCaseHistory, async ({ tx, call, params, body }) =>
    withMessage(await writeCaseHistory(tx, call, params.id, body), texts.saved),
  ),
  read(visits.chart, ({ db, call, params }) => readChart(db, call, params.id)),
  read(visits.summary, ({ db, call, params }) => readSummary(db, call, params.id)),
  write(visits.saveSummary, async ({ tx, call, params, body }) =>
    withMessage(await writeSummary(tx, call, params.id, body), texts.saved),
  ),
  write(visits.signSummary, async ({ tx, call, params, body }) =>
    withMessage(await signSummary(tx, call, params.id, body?.updated_at), texts.signed),
  ),
  write(visits.addAddendum, async ({ tx, call, params, body }) =>
    withMessage(await addAddendum(tx, call, params.id, body.text), texts.added),
  ),
  read(visits.summaryFile, ({ db, call, params, query }) => summaryFile(db, call, params.id, query.lang ?? 'ar')),
  read(visits.codes, async ({ db, query }) => ({ items: await searchCodes(db, query.query) })),
  read(visits.phrases, ({ db, call }) => phrasesOf(db, call)),
  write(visits.addPhrase, ({ tx, call, body }) => keepPhrase(tx, call, body.text)),
  write(visits.removePhrase, ({ tx, call, params }) => forgetPhrase(tx, call, params.id)),

  write(chat.messages, (context) => {
    const { tx, call, params, query } = context;
    return showMessages(tx, call, params.id, query.after ?? 0, (visit) => tellBoth(context, visit));
  }),
  write(chat.write, async (context) => {
    const { visit, message } = await writeMessage(context.tx, context.call, context.params.id, context.body);
    await tellBoth(context, visit);
    return message;
  }),
  read(chat.conversations, ({ db, call, query }) => conversationsOf(db, call, query)),
];
