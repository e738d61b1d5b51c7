import { waitingList } from '@balsam/contract/waiting-list';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { showAppointment, type FollowVisit } from '#modules/booking/index.ts';
import { acceptOffer, declineOffer, leaveWaitingList } from './answer-offer.ts';
import { joinWaitingList, showEntry } from './join.ts';
import { ownWaitingList, waitingListOfStaff } from './list-entries.ts';
import { waitingListTexts } from './waiting-list.texts.ts';

export const waitingListRoutes = (follow: FollowVisit): readonly Route[] => [
  read(waitingList.list, ({ db, call }) => ownWaitingList(db, call)),
  read(waitingList.ofStaff, ({ db, call, query }) => waitingListOfStaff(db, call, query)),
  write(waitingList.join, async ({ tx, call, body }) => {
    const id = await joinWaitingList(tx, call, body);
    return withMessage(await showEntry(tx, call, id), waitingListTexts.joined);
  }),
  write(waitingList.leave, async ({ tx, call, params }) => {
    await leaveWaitingList(tx, call, params.id);
    return withMessage({}, waitingListTexts.left);
  }),
  write(waitingList.accept, async ({ tx, call, params }) => {
    const id = await acceptOffer(tx, call, params.id, follow);
    return withMessage(await showAppointment(tx, call, id), waitingListTexts.accepted);
  }),
  write(waitingList.decline, async ({ tx, call, params }) => {
    await declineOffer(tx, call, params.id);
    return withMessage(await showEntry(tx, call, params.id), waitingListTexts.declined);
  }),
];
