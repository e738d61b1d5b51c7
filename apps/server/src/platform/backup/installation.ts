import type { BlobStore } from '#platform/ports/blob-store.ts';

/** What a backup is taken of, or restored to. */
export type Installation = {
  /** Of the database. */
  readonly url: string;
  /** BALSAM_SECRET. */
  readonly secret: string;
  readonly blobs: BlobStore;
};
