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

/** The transaction of a publication that is refused writes nothing down, so the look at whom it was for is written down by itself. */
const withRefusedLooks = (route: Route): Route => ({
  ...route,
  run: async (platform, input) => {
    const { call, body } = input;
    try {
      return await route.run(platform, input);
    } catch (error) {
      if (error instanceof Failure && error.code === 'promotion_patients_unknown' && call.actor.kind === 'user') {
        const { patients } = contentDesk.publish.body.parse(body);
        await auditRefusedPatients(platform.db, { ...call, actor: call.actor }, patients ?? []);
      }
      throw error;
    }
  },
});

/** What the content desk writes and publishes. */
export const deskRoutes = (words: SymptomWords): readonly Route[] => [
  read(contentDesk.list, ({ db, query, call }) => listContent(db, query, call.now)),
  read(contentDesk.detail, ({ db, params, call }) => readContent(db, params.id, call.now)),
  read(contentDesk.changes, ({ db, params, query, call }) => readHistory(db, params.id, query, call.now)),
  write(contentDesk.create, async ({ tx, call, body }) =>
    withMessage(
      await readContent(tx, await createContent(tx, call, body.kind, body.fields), call.now),
      contentTexts.saved,
    ),
  ),
  write(contentDesk.change, async ({ tx, call, params, body }) => {
    await changeContent(tx, call, params.id, body);
    return withMessage(await readContent(tx, params.id, call.now), contentTexts.saved);
  }),
  withRefusedLooks(
    write(contentDesk.publish, async ({ tx, call, params, body }) => {
      const done = await publishContent(tx, call, { id: params.id, words }, body);
      return withMessage(await readContent(tx, params.id, call.now), contentTexts[done]);
    }),
  ),
  write(contentDesk.end, async ({ tx, call, params, body }) => {
    await endContent(tx, call, { id: params.id, words }, body.revision);
    return withMessage(await readContent(tx, params.id, call.now), contentTexts.ended);
  }),
  write(contentDesk.discard, async ({ tx, call, params, query }) => {
    await discardContent(tx, call, params.id, query.revision);
    return withMessage({ id: params.id }, contentTexts.discarded);
  }),
  callExternal(contentDesk.addPicture, ({ platform, call, file }) => addPicture(platform, file, call.now)),
];
