import { isUtf8 } from 'node:buffer';
import { gunzipSync } from 'node:zlib';

/** The file is no register, or a line of it is torn: nothing of it is taken over. */
export class BrokenRegister extends Error {}

const largestUnpacked = 200 * 1024 * 1024;
const gzipMark = Buffer.from([0x1f, 0x8b]);
const lineEnd = 0x0a;

/** Files that are often sent in the place of a CSV, by what they begin with. */
const others: readonly (readonly [string, readonly number[]])[] = [
  ['an Excel file (.xlsx)', [0x50, 0x4b, 0x03, 0x04]],
  ['an Excel file (.xls)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];

function unpacked(file: Buffer): Buffer {
  if (!file.subarray(0, 2).equals(gzipMark)) return file;
  try {
    return gunzipSync(file, { maxOutputLength: largestUnpacked });
  } catch {
    throw new BrokenRegister('the gzip file is cut off or too large');
  }
}

/** UTF-16 without a mark: every second byte of a head line in Latin letters is zero. */
function isUnmarkedUtf16(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 64);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  return head.length >= 4 && Math.max(zeros(0), zeros(1)) * 4 > head.length;
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
  const other = others.find(([, mark]) => bytes.subarray(0, mark.length).equals(Buffer.from(mark)));
  const foreign = other?.[0] ?? (isUnmarkedUtf16(bytes) ? 'UTF-16' : undefined);
  if (foreign) throw new BrokenRegister(`the file is ${foreign}; save it as CSV in UTF-8`);
  if (!isUtf8(bytes))
    throw new BrokenRegister(
      `line ${firstForeignLine(bytes)} is not UTF-8 (the file may be Windows-1256); save it as CSV in UTF-8`,
    );
  return bytes.toString('utf8');
}
