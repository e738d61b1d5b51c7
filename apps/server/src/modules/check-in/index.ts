import type { AppModule } from '#platform/module.ts';
import { inPages } from '#platform/export/part.ts';
import type { FollowVisit, IssueTicket } from '#modules/booking/index.ts';
import { checkInRows, giveCheckInTo } from './check-in.store.ts';
import { checkInRoutes } from './check-in.routes.ts';
import { checkInTexts } from './check-in.texts.ts';
import { giveResponseTo, responseRows } from './questionnaire.store.ts';

/** What was done at home before a visit goes along when its patient takes another time. */
export const checkInFollows: FollowVisit = async (tx, { id, oldId, told, wasPaid }) => {
  if (!told) return;
  await giveCheckInTo(tx, { oldId, id, wasPaid });
  await giveResponseTo(tx, oldId, id);
};

/** The entrance to the module of checking in: what is done at home before a visit, and arriving by the code at the door (DECISIONS §13). */
/** `issueTicket`: how somebody who arrives gets a place in the queue. */
export const checkInModule = (issueTicket: IssueTicket): AppModule => ({
  name: 'check-in',
  routes: checkInRoutes(issueTicket),
  exportParts: [
    {
      name: 'visits/check-ins',
      title: checkInTexts.export.checkIns,
      rows: ({ sql, personId }) => inPages((after, count) => checkInRows(sql, personId, after, count)),
    },
    {
      name: 'visits/questionnaires',
      title: checkInTexts.export.questionnaires,
      rows: ({ sql, personId }) => inPages((after, count) => responseRows(sql, personId, after, count)),
    },
  ],
});
