import type { CallReply, Contract } from '@balsam/contract';

export type TourBranch = CallReply<Contract['content']['virtualTour']>['items'][number];
export type TourPlace = TourBranch['places'][number];
