import { describe, expect, test } from 'vitest';
import { checkPdf } from './check-pdf.ts';
import { lockedPdf, wholePdf } from './pdf.fixture.ts';
import { pdfOf } from './pdf.ts';

const verdict = (bytes: Buffer): Promise<unknown> => checkPdf(bytes).catch((error: { code: string }) => error.code);

describe.each(Object.entries(lockedPdf))('a PDF encrypted by %s', (_, { open, locked }) => {
  test('is taken where it opens without a password, and refused where it does not', async () => {
    expect([await verdict(open), await verdict(locked)]).toEqual(['application/pdf', 'pdf_needs_password']);
  });
});

describe('a PDF that is whole', () => {
  const whole = wholePdf();
  test.each([
    ['as it was made', whole],
    ['as we set it ourselves', pdfOf('Hello', {})],
    [
      'with a page appended by a proxy',
      Buffer.concat([whole, Buffer.from('<html>2 objects</html>'), Buffer.alloc(4096)]),
    ],
    [
      'with a later change',
      Buffer.concat([whole, Buffer.from('5 0 obj\n<< >>\nendobj\ntrailer\n<< >>\nstartxref\n9\n%%EOF')]),
    ],
    ['that speaks of encryption on its page', wholePdf('/Encrypt 1 0 R /Encrypt << /V 1 >> /EncryptMetadata')],
    [
      'with a table of objects at the wrong place',
      Buffer.from(whole.toString('latin1').replace(/startxref\n\d+/, 'startxref\n7')),
    ],
  ])('%s', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('application/pdf');
  });
  test.each([
    ['cut in the middle', whole.subarray(0, whole.length / 2)],
    ['cut before its last line', whole.subarray(0, whole.length - 30)],
    ['cut in a later change', Buffer.concat([whole, Buffer.from('5 0 obj\n<< >>\nendobj\n6 0 obj\n<<')])],
    ['whose second half never came', Buffer.concat([whole.subarray(0, 200), Buffer.alloc(whole.length)])],
  ])('is refused %s', async (_, bytes) => {
    expect(await verdict(bytes)).toBe('pdf_incomplete');
  });
  test('is refused where it opens for certain people only', async () => {
    const bytes = wholePdf('', { object: '<< /Filter /Adobe.PubSec /V 4 >>', trailer: '/Encrypt 4 0 R' });
    expect(await verdict(bytes)).toBe('pdf_needs_password');
  });
});

test.each(['/Encrypt<<', '/Encrypt 5 0 R ', '/Encrypt(\\(', '5 0 obj<<', '<<[', '/ID[<', '1 1 ', '%'])(
  '10 MB of %s take no longer than reading them',
  async (pattern) => {
    const bytes = Buffer.alloc(10 * 1024 * 1024, pattern);
    bytes.write('%PDF-1.7\n');
    bytes.write('\nstartxref 9 /Encrypt 5 0 R', bytes.length - 100);
    const began = performance.now();
    await verdict(bytes);
    expect(performance.now() - began).toBeLessThan(2000);
  },
);
