import { readFileSync } from 'node:fs';
import path from 'node:path';
import { halalas } from '@balsam/domain/money';
import { instantAt } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import type { Db } from '#platform/db/types.ts';
import { ltr, momentText, moneyText } from '#platform/documents/formats.ts';
import { pdfOf } from '#platform/documents/pdf.ts';
import type { UserCall } from '#platform/http/call.ts';
import type { FileReply } from '#platform/http/serve.ts';
import { textsIn, type Language } from '#platform/texts.ts';
import { ownReason, patientOf, type Patient } from '#modules/people/index.ts';
import { readBalanceAt, readMovementsBetween, type Movement } from './ledger.store.ts';
import { movementView } from './payments.view.ts';
import { currentSeller, type Seller } from './seller.ts';
import { statementTexts } from './statement.texts.ts';

const template = readFileSync(path.join(import.meta.dirname, 'statement.typ'), 'utf8');

type Statement = {
  readonly seller: Seller;
  readonly patient: Patient;
  /** `2026-11`. */
  readonly month: string;
  readonly opening: number;
  readonly movements: readonly Movement[];
};

/** The first instant of a month of Riyadh, and of the next. */
export function monthOf(month: string): { from: Date; until: Date } {
  const [year = 0, n = 1] = month.split('-').map(Number);
  const next = n === 12 ? `${year + 1}-01` : `${year}-${String(n + 1).padStart(2, '0')}`;
  return { from: instantAt(`${month}-01`, 0), until: instantAt(`${next}-01`, 0) };
}

/** What the template prints: the balance before, each movement with the balance after it, and the balance at the end. */
export function statementDocument({ seller, patient, month, opening, movements }: Statement, language: Language) {
  const t = textsIn(statementTexts, language);
  const isArabic = language === 'ar';
  let balance = opening;
  const lines = movements.map((movement) => {
    balance += movement.amount;
    const { title, title_ar: titleAr } = movementView(movement);
    return [
      momentText(movement.at, language),
      isArabic ? titleAr : title,
      moneyText(movement.amount, language),
      moneyText(balance, language),
    ];
  });
  return {
    lang: language,
    title: t.title,
    seller: isArabic ? seller.name_ar : seller.name,
    facts: [
      [t.month, ltr(month)],
      [t.patient, isArabic ? patient.nameAr : patient.name],
      [t.mrn, ltr(patient.mrn)],
    ],
    columns: [t.when, t.what, t.amount, t.balance],
    opening: [t.opening, moneyText(opening, language)],
    closing: [t.closing, moneyText(balance, language)],
    empty: t.empty,
    lines,
    footer: t.footer,
  };
}

/** The statement of a month of the open profile's wallet as PDF (D12.06). */
export async function walletStatement(
  db: Db,
  call: UserCall,
  query: { readonly month: string; readonly mrn: string | undefined; readonly language: Language },
): Promise<FileReply> {
  const patient = await patientOf(db, call, query.mrn);
  const { from, until } = monthOf(query.month);
  const statement = {
    patient,
    month: query.month,
    seller: await currentSeller(db),
    opening: halalas(await readBalanceAt(db, patient.personId, from)),
    movements: await readMovementsBetween(db, patient.personId, from, until),
  };
  const bytes = pdfOf(template, statementDocument(statement, query.language));
  await audit(db, call, { personId: patient.personId, action: 'read', what: 'wallet', why: ownReason(call) });
  return { mime: 'application/pdf', name: `wallet-${query.month}-${query.language}.pdf`, bytes, inline: true };
}
