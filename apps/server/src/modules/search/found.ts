import type { CallReply, contract } from '@balsam/contract';

/** One thing that was found. */
export type Found = CallReply<typeof contract.search.everywhere>['groups'][number]['items'][number];
