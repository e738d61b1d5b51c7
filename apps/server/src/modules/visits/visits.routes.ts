import { chat, visits } from '@balsam/contract/visits';
import { withMessage } from '#platform/http/with-message.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import type { Visit } from '#modules/booking/index.ts';
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

/** The open screens of both sides read the talk again. */
const tellBoth = ({ realtime }: Platform, { id, patient, doctor }: Visit): void => {
  for (const { personId } of [patient, doctor]) realtime.send(personId, 'chat:message', { appointment_id: id });
};

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
  write(visits.signSummary, async ({ tx, call, params }) =>
    withMessage(await signSummary(tx, call, params.id), texts.signed),
  ),
  write(visits.addAddendum, async ({ tx, call, params, body }) =>
    withMessage(await addAddendum(tx, call, params.id, body.text), texts.added),
  ),
  read(visits.summaryFile, ({ db, call, params, query }) => summaryFile(db, call, params.id, query.lang ?? 'ar')),
  read(visits.codes, async ({ db, query }) => ({ items: await searchCodes(db, query.query) })),
  read(visits.phrases, ({ db, call }) => phrasesOf(db, call)),
  write(visits.addPhrase, ({ tx, call, body }) => keepPhrase(tx, call, body.text)),
  write(visits.removePhrase, ({ tx, call, params }) => forgetPhrase(tx, call, params.id)),

  write(chat.messages, ({ tx, call, params, query, platform, after }) =>
    showMessages(tx, call, params.id, query.after ?? 0, (visit) => after(() => tellBoth(platform, visit))),
  ),
  write(chat.write, async ({ tx, call, params, body, platform, after }) => {
    const { visit, message } = await writeMessage(tx, call, params.id, body);
    after(() => tellBoth(platform, visit));
    return message;
  }),
  read(chat.conversations, ({ db, call, query }) => conversationsOf(db, call, query)),
];
