import type { Readable } from 'node:stream';

/** Keeps the bytes of files under keys. Reading or deleting fails as the store does; a key that is not there cannot be read. */
export type BlobStore = {
  /** Keeps bytes; nothing is kept of what could not be written whole. */
  readonly put: (key: string, bytes: Uint8Array) => Promise<void>;
  /** Keeps what comes bit by bit; nothing is kept of a stream that failed. */
  readonly putStream: (key: string, stream: Readable) => Promise<void>;
  readonly getBytes: (key: string) => Promise<Uint8Array>;
  readonly getStream: (key: string) => Promise<Readable>;
  readonly exists: (key: string) => Promise<boolean>;
  readonly delete: (key: string) => Promise<void>;
  /** Whether it keeps nothing. */
  readonly isEmpty: () => Promise<boolean>;
  /** The keys of all that it keeps, where all of it is ours: others may keep theirs in the same bucket. */
  readonly keys?: () => AsyncIterable<string>;
};
