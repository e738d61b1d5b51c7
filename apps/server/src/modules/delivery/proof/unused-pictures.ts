import { pictureKeptDays } from '@balsam/domain/delivery';
import type { UnusedFiles } from '#platform/storage/purge-unused.ts';
import { isProof } from '../common/proofs.store.ts';

/**
 * Photos and signatures that a rider sent and that became the proof of nothing. A phone that went offline between the picture and the step
 * names the picture when it sends the step, which may be days later.
 */
export const unusedProofPictures: UnusedFiles = {
  kind: 'delivery',
  graceMinutes: pictureKeptDays * 24 * 60,
  isUsed: isProof,
};
