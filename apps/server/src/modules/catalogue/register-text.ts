import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';
import { foreignKind } from '#platform/csv/foreign-kind.ts';

/** The file is no register, or a line of it is torn: nothing of it is taken over. */
export class BrokenRegister extends Error {}

const largestUnpacked = 200 * 1024 * 1024;
const gzipMark = Buffer.from([0x1f, 0x8b]);
const lineEnd = 0x0a;

function unpacked(file: Buffer): Buffer {
  if (!file.subarray(0, 2).equals(gzipMark)) return file;
  try {
    return gunzipSync(file, { maxOutputLength: largestUnpacked });
  } catch {
    throw new BrokenRegister('the gzip file is cut off or too large');
  }
}

/** The first line, counted from 1, that is no UTF-8. No letter of UTF-8 but the end of a line has its byte. */
function firstForeignLine(bytes: Buffer): number {
  let line = 1;
  for (let from = 0; from < bytes.length; line += 1) {
    const end = bytes.indexOf(lineEnd, from);
    const to = end === -1 ? bytes.length : end;
    if (!isUtf8(bytes.subarray(from, to))) break;
    from = to + 1;
  }
  return line;
}

/**
 * The text of a register's file, gzip or plain.
 * @throws BrokenRegister for anything but UTF-8, saying what it is where that can be told
 */
export function registerText(file: Buffer): string {
  const bytes = unpacked(file);
  const foreign = foreignKind(bytes);
  if (foreign) throw new BrokenRegister(`the file is ${foreign}; save it as CSV in UTF-8`);
  if (!isUtf8(bytes))
    throw new BrokenRegister(
      `line ${firstForeignLine(bytes)} is not UTF-8 (the file may be Windows-1256); save it as CSV in UTF-8`,
    );
  return bytes.toString('utf8');
}
