import { fileTypeFromBuffer } from 'file-type';
import { isAmended, mayRelease, precisionOf } from '@balsam/domain/records';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Sql, Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { assertAllowed, fail } from '#platform/http/failure.ts';
import { pageOf, readPage } from '#platform/http/page.ts';
import { publish } from '#platform/outbox/outbox.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { ownDoctorId } from '#modules/booking/index.ts';
import { calledIn } from '../called.ts';
import { asBody, listIn, textIn } from '../entries/entry-of.ts';
import { findEntry, listEntries, setReleased, type EntryRow, type EntryScope } from '../entries/entries.store.ts';
import { recordChanged } from '../events.ts';
import { resolverOf, resolveTo, type Located, type Resolve } from '../fhir/references.ts';
import { arabicOf } from '../fhir/translation.ts';
import { areSensitive, hiddenResources } from '../hidden-resources.ts';
import { holdColumns, holdView } from '../hold.ts';
import { readableRecord, type Reading } from '../records.policy.ts';
import { publishReleased } from '../released-result.ts';
import { located } from '../safety-facts.store.ts';
import { reportAttachments, reportTexts } from './report-parts.ts';
import { resourcesBesideReports } from './reports.store.ts';

type ReportType = 'radiology' | 'report';
type Query = {
  readonly mrn_number?: string | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
};

/** What this reader may see of the entries of a record: a doctor sees what they hold back, so that they can release it. */
export async function entryScope(db: Sql, reading: Reading): Promise<EntryScope> {
  const { personId, showHeld, hideSensitive } = reading;
  const hidden = await hiddenResources(db, personId, { held: !showHeld, sensitive: hideSensitive });
  return { ...reading, hidden };
}

type Row = Omit<EntryRow, 'body' | 'resource_type' | 'source_id' | 'full_url' | 'source'>;

export const reportCard = (row: Row) => ({
  type: row.kind === 'radiology' ? ('radiology' as const) : ('report' as const),
  id: row.id,
  title: row.title,
  title_ar: row.title_ar ?? row.title,
  title_ar_missing: row.title_ar === null,
  summary: row.detail,
  day: row.at ? riyadhDay(row.at) : null,
  precision: row.at ? precisionOf(row.at_text ?? '') : null,
  status: row.status,
  amended: isAmended(row.status),
  corrected_by: row.corrected_by,
  withdrawn: row.withdrawn_at !== null,
  ...holdView(row),
});

/** The reports of one kind, the newest first. */
export async function listReports(db: Sql, call: UserCall, type: ReportType, query: Query) {
  const reading = await readableRecord(db, call, query.mrn_number);
  const page = pageOf(query);
  const scope = await entryScope(db, reading);
  const { rows, total } = await readPage(page, (at) => listEntries(db, scope, [type], at));
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'reports', why: reading.why });
  return {
    items: rows.map(reportCard),
    total,
    page: page.page,
    limit: page.limit,
  };
}

type OpenReport = {
  readonly reading: Reading;
  readonly row: EntryRow;
  readonly resource: Located;
  readonly resolve: Resolve;
};

/** A report that the caller may read. @throws not_found */
async function openReport(db: Sql, call: UserCall, id: number, mrn: string | undefined): Promise<OpenReport> {
  const reading = await readableRecord(db, call, mrn);
  const row = await findEntry(db, await entryScope(db, reading), id);
  if (!row || (row.kind !== 'radiology' && row.kind !== 'report' && row.kind !== 'lab_report')) throw fail('not_found');
  const resource = located(row);
  const beside = (await resourcesBesideReports(db, reading.personId)).map(located);
  await audit(db, call, { personId: reading.personId, action: 'read', what: 'report', recordId: id, why: reading.why });
  return { reading, row, resource, resolve: resolverOf([resource, ...beside]) };
}

/** Who wrote it, each once; in Arabic where the report says so. */
function authorsOf({ resource, resolve }: OpenReport, language: 'ar' | 'en'): string[] {
  const { body } = resource;
  const links = [...listIn(body['resultsInterpreter']), ...listIn(body['performer']), ...listIn(body['author'])].map(
    asBody,
  );
  const names = links.flatMap((link) => {
    const shown = (language === 'ar' ? arabicOf(link, 'display') : null) ?? textIn(link['display']);
    const found = resolveTo(resolve, link['reference'], resource, 'Practitioner', 'Organization');
    return shown ?? calledIn(found) ?? [];
  });
  return [...new Set(names)].slice(0, 5);
}

/** What the bytes are, whatever they are called; nothing that is not on the list ever leaves. */
const handedOut: ReadonlySet<string> = new Set(['application/pdf', 'image/jpeg', 'image/png', 'image/webp']);

const kindOfFile = async (base64: string): Promise<string | undefined> => {
  const type = await fileTypeFromBuffer(Buffer.from(base64.slice(0, 8192), 'base64')).catch(() => undefined);
  return type && handedOut.has(type.mime) ? type.mime : undefined;
};

/** One report with its texts and what came with it. */
export async function readReport(db: Sql, call: UserCall, id: number, mrn?: string) {
  const open = await openReport(db, call, id, mrn);
  const { row, resource, resolve } = open;
  const isGone = row.withdrawn_at !== null;
  const attachments = isGone ? [] : reportAttachments(resource, resolve);
  const files = await Promise.all(
    attachments.map(async ({ title, base64 }, place) => ({ place, title, mime: (await kindOfFile(base64)) ?? null })),
  );
  return {
    ...reportCard(row),
    texts: isGone ? [] : reportTexts(resource, resolve),
    authors: isGone ? [] : authorsOf(open, 'en'),
    authors_ar: isGone ? [] : authorsOf(open, 'ar'),
    files: files.map(({ place, title, mime }) => ({
      place,
      title,
      kind:
        mime === null ? ('unreadable' as const) : mime === 'application/pdf' ? ('pdf' as const) : ('picture' as const),
    })),
  };
}

/** A file of a report, as what its bytes are. @throws not_found, report_file_not_readable */
export async function readReportFile(
  db: Sql,
  call: UserCall,
  at: { id: number; place: number },
  mrn?: string,
): Promise<FileReply> {
  const { row, resource, resolve } = await openReport(db, call, at.id, mrn);
  const attachment = row.withdrawn_at === null ? reportAttachments(resource, resolve)[at.place] : undefined;
  if (!attachment) throw fail('not_found');
  const mime = await kindOfFile(attachment.base64);
  if (mime === undefined) throw fail('report_file_not_readable');
  const ending = mime.split('/')[1]!;
  return {
    mime,
    name: `report-${at.id}-${at.place}.${ending}`,
    bytes: Buffer.from(attachment.base64, 'base64'),
    inline: true,
  };
}

/** A doctor in care holds a report back, or releases it to the patient (D11.11). Doing it again changes nothing. */
export async function releaseReport(
  tx: Tx,
  call: UserCall,
  id: number,
  { mrn_number, released }: { mrn_number: string; released: boolean },
) {
  const { reading, row } = await openReport(tx, call, id, mrn_number);
  assertAllowed(mayRelease(released, row.withdrawn_at !== null));
  const hold = holdColumns(released, ownDoctorId(call, undefined), call.now);
  const isChanged = await setReleased(tx, reading.personId, id, hold);
  if (isChanged) {
    const { personId, why } = reading;
    const isSensitive = await areSensitive(tx, personId, [row.resource_id]);
    await publish(tx, recordChanged, { person_id: personId, is_sensitive: isSensitive }, call.now);
    if (released) await publishReleased(tx, { kind: 'report', id, personId, root: row.resource_id }, call.now);
    await audit(tx, call, { personId, action: 'write', what: 'report', recordId: id, why });
  }
  return readReport(tx, call, id, mrn_number);
}

/** What the PDF of a report is set from. @throws not_found for one that was withdrawn */
export async function reportForPdf(db: Sql, call: UserCall, id: number, language: 'ar' | 'en', mrn?: string) {
  const open = await openReport(db, call, id, mrn);
  if (open.row.withdrawn_at !== null) throw fail('not_found');
  return {
    personId: open.reading.personId,
    card: reportCard(open.row),
    texts: reportTexts(open.resource, open.resolve),
    authors: authorsOf(open, language),
  };
}
