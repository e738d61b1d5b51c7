/** Files that are often sent in the place of a text, by what they begin with. */
const marks: readonly (readonly [string, readonly number[]])[] = [
  ['an Excel file (.xlsx)', [0x50, 0x4b, 0x03, 0x04]],
  ['an Excel file (.xls)', [0xd0, 0xcf, 0x11, 0xe0]],
  ['compressed (gzip)', [0x1f, 0x8b]],
  ['UTF-16', [0xff, 0xfe]],
  ['UTF-16', [0xfe, 0xff]],
];

/** UTF-16 without a mark: every second byte of a first line in Latin letters is zero. */
function isUnmarkedUtf16(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 64);
  const zeros = (odd: number) => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  return head.length >= 4 && Math.max(zeros(0), zeros(1)) * 4 > head.length;
}

/** What a file is that is no text in UTF-8, where that can be told. */
export function foreignKind(bytes: Buffer): string | undefined {
  const marked = marks.find(([, mark]) => bytes.subarray(0, mark.length).equals(Buffer.from(mark)));
  return marked?.[0] ?? (isUnmarkedUtf16(bytes) ? 'UTF-16' : undefined);
}
