import type { Tx } from '#platform/db/types.ts';
import { sendMessage } from '#platform/messages/messages.ts';
import type { Language } from '#platform/texts.ts';
import { contactTexts } from './contact.texts.ts';

export type ContactKind = 'phone' | 'email';

type FormerContact = { readonly kind: ContactKind; readonly to: string; readonly language: Language };

/** Notifies the previous destination, so that somebody whose account is taken over learns of it. */
export async function notifyFormerContact(tx: Tx, { kind, to, language }: FormerContact, now: Date): Promise<void> {
  const body = contactTexts.changed[kind][language];
  if (kind === 'phone') await sendMessage(tx, { channel: 'sms', to, body, language }, now);
  else
    await sendMessage(
      tx,
      { channel: 'email', to, subject: contactTexts.changed.subject[language], body, language },
      now,
    );
}
