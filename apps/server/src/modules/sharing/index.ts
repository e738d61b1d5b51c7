import { sharing } from '@balsam/contract/sharing';
import { sharingRules } from '@balsam/domain/sharing';
import { read, write } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import { on } from '#platform/outbox/outbox.ts';
import { familyAccessEnded } from '#modules/family/index.ts';
import { sharingExportParts } from './export-parts.ts';
import { followBirthDate } from './follow-birth-date.ts';
import { createShare, endShare, readContent, readShares } from './shares.ts';
import { emptyOldShares, endShares, endSharesOfGrant } from './sharing.store.ts';
import { serveLinks } from './shl.routes.ts';

/** The entrance to the module of sharing: links by which a person shows their summary to others. */
export const sharingModule: AppModule = {
  name: 'sharing',
  routes: [
    read(sharing.list, ({ db, call }) => readShares(db, call)),
    read(sharing.content, ({ db, call, query }) => readContent(db, call, query.parts)),
    write(sharing.create, ({ tx, platform, call, body }) => createShare(tx, platform, call, body)),
    write(sharing.end, async ({ tx, call, params }) => {
      await endShare(tx, call, params.id);
      return {};
    }),
  ],
  extraRoutes: serveLinks,
  // Whoever may not see a record any more does not show it to others either.
  subscriptions: [
    on(familyAccessEnded, ({ grant_id: id }, { tx, now }) => endSharesOfGrant(tx, id, now)),
    followBirthDate,
  ],
  exportParts: sharingExportParts,
  purges: [
    {
      rows: 'shared_summary.content',
      batch: ({ db }, now, count) => emptyOldShares(db, now, sharingRules.mostWrongPasscodes, count),
    },
  ],
  beforeClosing: [
    async (tx, personId, { clock }) => {
      await endShares(tx, { personId, onlyBy: undefined }, undefined, clock.now());
    },
  ],
};
