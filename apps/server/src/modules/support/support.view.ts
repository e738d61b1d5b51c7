import type { z } from 'zod';
import type { support } from '@balsam/contract/support';
import { afterWriting, mayWriteTo, type TicketSide } from '@balsam/domain/support';
import { fullNames } from '#modules/people/index.ts';
import type { MessageRow } from './messages.store.ts';
import type { TicketRow } from './tickets.store.ts';

type Ticket = z.input<(typeof support)['open']['reply']>;
type Message = z.input<(typeof support)['write']['reply']>;

export type Reader = { readonly side: TicketSide; readonly personId: number; readonly now: Date };

const shown = 200;
/** The beginning of a text, which ends in no half of a character. */
const beginningOf = (text: string): string => text.slice(0, shown).replace(/[\uD800-\uDBFF]$/, '');

const mayWrite = (row: TicketRow, side: TicketSide, now: Date): boolean =>
  mayWriteTo({ isOfGuest: row.person_id === null }).ok &&
  afterWriting({ state: row.state, closedAt: row.closed_at, unreadByStaff: row.unread_by_staff }, side, now) !==
    undefined;

const patientOf = (row: TicketRow): Ticket['patient'] => {
  const { name, nameAr } = fullNames(row);
  return row.person_id === null ? null : { name, name_ar: nameAr, mrn_number: row.mrn };
};

const senderOf = ({ sender_name, sender_contact }: TicketRow): Ticket['sender'] =>
  sender_name === null || sender_contact === null ? null : { name: sender_name, contact: sender_contact };

/** A ticket as one of its sides sees it. */
export function ticketView(row: TicketRow, { side, now }: Reader): Ticket {
  const isStaff = side === 'staff';
  return {
    id: row.id,
    subject: row.subject,
    topic: row.topic,
    status: row.state,
    order_id: row.order_id,
    unread: isStaff ? row.unread_by_staff : row.unread_by_patient,
    has_attachment: row.has_attachment,
    attachment: row.attachment,
    last_message: beginningOf(row.last_text),
    created_at: row.created_at.toISOString(),
    last_updated: row.updated_at.toISOString(),
    waiting_since: row.waiting_since?.toISOString() ?? null,
    may: { write: mayWrite(row, side, now), close: row.state !== 'closed' },
    patient: isStaff ? patientOf(row) : null,
    sender: isStaff ? senderOf(row) : null,
  };
}

const namesOf = (row: MessageRow, side: TicketSide) => {
  if (row.author_id === null) return { author: row.sender_name ?? '', author_ar: row.sender_name ?? '' };
  const { name, nameAr } = fullNames(row);
  // To the patient somebody of support is known by the first name.
  if (!row.from_staff || side === 'staff') return { author: name, author_ar: nameAr };
  return { author: row.first_name || row.first_name_ar || '', author_ar: row.first_name_ar || row.first_name || '' };
};

/** What somebody wrote, as one of the sides sees it. */
export const messageView = (row: MessageRow, { side, personId }: Reader): Message => ({
  id: row.id,
  mine: row.author_id === personId,
  from_staff: row.from_staff,
  ...namesOf(row, side),
  text: row.text,
  file: row.file_id,
  created_at: row.created_at.toISOString(),
});
