import { contentDesk } from '@balsam/contract/content-desk';
import { auditRefusedPatients } from '#modules/promotions/index.ts';
import { Failure } from '#platform/http/failure.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { contentTexts } from '../content.texts.ts';
import { addPicture } from '../pictures.ts';
import { listContent, readHistory } from './list-content.ts';
import { endContent, publishContent, type SymptomWords } from './publish-content.ts';
import { changeContent, createContent, discardContent, readContent } from './write-content.ts';

const chosen = contentDesk.detail.reply.pick({ patients: true });

/** Whom a refusal tells of: of the numbers that were typed which are somebody's, and whom a promotion is for that another editor changed meanwhile. */
const toldBy = (error: unknown, body: unknown): readonly string[] => {
  if (!(error instanceof Failure)) return [];
  if (error.code === 'promotion_patients_unknown') return contentDesk.publish.body.parse(body).patients ?? [];
  if (error.code === 'content_changed') return chosen.parse(error.payload).patients ?? [];
  return [];
};

/** A transaction that is refused writes nothing down, so the look at whom a promotion is for is written down by itself. */
const withRefusedLooks = (route: Route): Route => ({
  ...route,
  run: async (platform, input) => {
    const { call, body } = input;
    try {
      return await route.run(platform, input);
    } catch (error) {
      const told = toldBy(error, body);
      if (told.length > 0) await auditRefusedPatients(platform.db, call, told);
      throw error;
    }
  },
});

/** What the content desk writes and publishes. */
export const deskRoutes = (words: SymptomWords): readonly Route[] => [
  read(contentDesk.list, ({ db, query, call }) => listContent(db, query, call.now)),
  read(contentDesk.detail, ({ db, params, call }) => readContent(db, call, params.id)),
  read(contentDesk.changes, ({ db, params, query, call }) => readHistory(db, params.id, query, call.now)),
  write(contentDesk.create, async ({ tx, call, body }) =>
    withMessage(await readContent(tx, call, await createContent(tx, call, body.kind, body.fields)), contentTexts.saved),
  ),
  ...[
    write(contentDesk.change, async ({ tx, call, params, body }) => {
      await changeContent(tx, call, params.id, body);
      return withMessage(await readContent(tx, call, params.id), contentTexts.saved);
    }),
    write(contentDesk.publish, async ({ tx, call, params, body }) => {
      const done = await publishContent(tx, call, { id: params.id, words }, body);
      return withMessage(await readContent(tx, call, params.id), contentTexts[done]);
    }),
    write(contentDesk.end, async ({ tx, call, params, body }) => {
      await endContent(tx, call, { id: params.id, words }, body.revision);
      return withMessage(await readContent(tx, call, params.id), contentTexts.ended);
    }),
    write(contentDesk.discard, async ({ tx, call, params, query }) => {
      await discardContent(tx, call, params.id, query.revision);
      return withMessage({ id: params.id }, contentTexts.discarded);
    }),
  ].map(withRefusedLooks),
  callExternal(contentDesk.addPicture, ({ platform, call, file }) => addPicture(platform, file, call.now)),
];
