import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { riyadhDay } from '@balsam/domain/time';
import { renderSVG } from 'uqr';
import { audit } from '#platform/audit/audit.ts';
import type { Sql } from '#platform/db/types.ts';
import { dayText, knownDayText, ltr } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import { fail } from '#platform/http/failure.ts';
import type { FileReply } from '#platform/http/serve.ts';
import type { Platform } from '#platform/platform.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { patientById, type Patient } from '#modules/people/index.ts';
import { readableRecord, vaccinesOf, type GivenVaccine } from '#modules/records/index.ts';
import { findCertificate, keepCertificate } from './certificates.store.ts';
import { preventionTexts } from './prevention.texts.ts';

const template = readFileSync(path.join(import.meta.dirname, '../../platform/documents/letter.typ'), 'utf8');

type Printed = {
  readonly patient: Patient;
  readonly given: readonly GivenVaccine[];
  readonly issuedAt: Date;
  readonly url: string;
};

/** A certificate as the template prints it. */
export function certificateDocument({ patient, given, issuedAt, url }: Printed, language: Language): object {
  const { export: _export, ...plain } = preventionTexts;
  const t = textsIn(plain, language);
  const isArabic = language === 'ar';
  return {
    lang: language,
    issuer: t.issuer,
    title: t.title,
    kind: t.kind,
    facts: [
      [t.name, isArabic ? patient.nameAr : patient.name],
      [t.mrn, ltr(patient.mrn ?? '')],
      ...(patient.birthDate === null ? [] : [[t.born, dayText(patient.birthDate, language)]]),
      [t.issued, dayText(riyadhDay(issuedAt), language)],
    ],
    notes: [],
    sections: [],
    table: {
      columns: [t.vaccine, t.givenOn],
      rows: given.map(({ title, titleAr, on, precision }) => [
        isArabic ? (titleAr ?? title) : title,
        on === null ? t.noDay : knownDayText(on, precision, language),
      ]),
    },
    closing: [`${t.verify} ${ltr(url)}`],
    footer: t.footer,
    qr: renderSVG(url, { ecc: 'M', border: 0 }),
    qr_alt: t.qr,
    qr_label: t.verify,
  };
}

/** What a certificate may list: a dose that is too weak to protect is none. */
const countedOf = async (db: Sql, of: Parameters<typeof vaccinesOf>[1]) =>
  (await vaccinesOf(db, of)).filter(({ isSubpotent }) => !isSubpotent);

/** The vaccines of the open profile as a certificate whose code anybody can check. @throws not_found without any */
export async function printCertificate(
  { db, config }: Platform,
  call: UserCall,
  language: Language,
): Promise<FileReply> {
  const reading = await readableRecord(db, call, undefined);
  const { personId, why } = reading;
  const [patient, given] = [await patientById(db, personId), await countedOf(db, reading)];
  if (!patient || given.length === 0) throw fail('not_found');
  const { code, issued_at: issuedAt } = await keepCertificate(db, {
    personId,
    code: randomBytes(16).toString('base64url'),
    entryIds: given.map(({ id }) => id).toSorted((a, b) => a - b),
    now: call.now,
  });
  await audit(db, call, { personId, action: 'read', what: 'vaccines', why });
  const document = certificateDocument(
    { patient, given, issuedAt, url: `${config.publicUrl}/verify/${code}` },
    language,
  );
  return { mime: 'application/pdf', name: `vaccination-${language}.pdf`, bytes: pdfOf(template, document) };
}

/** What a certificate's code says: whose it is, and whether all of its vaccines still stand in the record and count. */
export async function vaccineCertificateOf(db: Sql, code: string) {
  const row = await findCertificate(db, code);
  if (!row) return undefined;
  const { person_id: personId, entry_ids: ids, issued_at: issuedAt, ...names } = row;
  const valid = new Set((await countedOf(db, { personId, hideSensitive: false })).map(({ id }) => id));
  return { names, issuedAt, isValid: ids.every((id) => valid.has(id)) };
}
