export {
  isOfferOpen,
  mayBeOffered,
  mayJoinWaitingList,
  maySwapVisit,
  offerEnds,
  waitingListRules,
  waitingListTypes,
  type WaitingListType,
} from './waiting-list.ts';
