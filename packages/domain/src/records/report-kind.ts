/** Sections of diagnostic services (HL7 v2 table 0074, LOINC) that make pictures. */
const pictureServices: ReadonlySet<string> = new Set(
  'RAD RX CT CUS NMR NMS RUS OUS VUS XRC IMG MR US CR DX MG NM PT LP29684-5 363679005'.split(' '),
);
const pictureWords = /radiolog|imaging|x-?ray|ultraso|\bct\b|\bmri\b|أشعة|الأشعة|تصوير/i;
const laboratoryServices: ReadonlySet<string> = new Set(
  'LAB CH HM MB SR BLB CP CTH TX VR LP29693-6 laboratory'.split(' '),
);

export type ReportKind = 'radiology' | 'laboratory' | 'report';

/** What kind of report this is, by the codes and words of its category, and whether it names a study of pictures. */
export function reportKind(codes: readonly string[], words: readonly string[], hasStudy: boolean): ReportKind {
  if (hasStudy || codes.some((code) => pictureServices.has(code)) || words.some((word) => pictureWords.test(word)))
    return 'radiology';
  return codes.some((code) => laboratoryServices.has(code)) ? 'laboratory' : 'report';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replaceAll(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi,
    (whole, decimal?: string, hex?: string, name?: string) => {
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
      return code > 31 && code < 0x11_00_00 && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : ' ';
    },
  );

/** The words of a narrative in XHTML, line by line, without any mark-up: it is only ever shown as text. */
export const plainTextOf = (html: string): string =>
  decoded(
    html
      .replaceAll(/<(script|style)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
      .replaceAll(/<(?:br|\/p|\/div|\/li|\/tr|\/h\d)\b[^>]*>/gi, '\n')
      .replaceAll(/<\/t[dh]>/gi, '  ')
      .replaceAll(/<!--[\s\S]*?-->|<[^>]*>?/g, ' '),
  )
    .split('\n')
    .map((line) => line.replaceAll(/[^\S\n]+/g, ' ').trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
