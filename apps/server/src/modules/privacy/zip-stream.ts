import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of the archive. Bytes that are compressed already (pictures, PDFs) are stored as they are. */
export type ZipEntry = {
  readonly name: string;
  readonly chunks: AsyncIterable<Uint8Array>;
  readonly stored?: boolean;
};

/**
 * A zip archive of the entries, made as it is read: no more than one chunk of one entry is held. File times are UTC's wall
 * clock at `at`.
 */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncIterable<Uint8Array> {
  const out: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    out.push(chunk);
  });
  for await (const { name, chunks, stored } of entries) {
    const file = stored ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = at;
    zip.add(file);
    for await (const chunk of chunks) {
      file.push(chunk);
      yield* out.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* out.splice(0);
  }
  zip.end();
  yield* out.splice(0);
}
