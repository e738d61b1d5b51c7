import { fileTypeFromBuffer } from 'file-type';
import { fail } from '#platform/http/failure.ts';
import { needsPassword } from './pdf-password.ts';

/**
 * Each PDF ends by saying where its table of objects begins; what somebody appended counts for nothing, unless more objects follow.
 * Whether the place is right is not asked: every program finds its own way then.
 */
function isComplete(bytes: Buffer): boolean {
  const end = bytes.lastIndexOf('startxref');
  return end !== -1 && !/\d{1,10}\s{1,4}\d{1,5}\s{1,4}obj\b/.test(bytes.toString('latin1', end));
}

/**
 * A PDF that people can open: by its bytes, whatever it is called. It is searched and not interpreted, so that no file costs more than its length.
 * @throws file_not_a_pdf, pdf_incomplete, pdf_needs_password
 */
export async function checkPdf(bytes: Buffer): Promise<'application/pdf'> {
  const type = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (type?.mime !== 'application/pdf') throw fail('file_not_a_pdf', { path: 'file' });
  if (!isComplete(bytes)) throw fail('pdf_incomplete', { path: 'file' });
  if (needsPassword(bytes)) throw fail('pdf_needs_password', { path: 'file' });
  return type.mime;
}
