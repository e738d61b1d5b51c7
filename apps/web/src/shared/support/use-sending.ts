import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { getSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { conversationOf } from './queries.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts';

/** A message on its way. Its key is also its `Idempotency-Key`: sent again it is still written once. */
export type Sending = {
  readonly key: string;
  readonly text: string;
  readonly picture: File | undefined;
  /** The picture's id once it has arrived. */
  readonly file: string | undefined;
  /** Why it did not arrive: undefined while it is on its way, empty when an earlier page could not say. */
  readonly failure: string | undefined;
};

/** Uploads the picture of a message once, and writes the message. */
const sendMessage = async (ticketId: number, sending: Sending, uploaded: (file: string) => void) => {
  let { file } = sending;
  if (sending.picture && file === undefined) {
    const fields = { patient_id: String(getSession()?.user.id ?? 0), kind: 'ticket' } as const;
    ({ id: file } = await upload({ fields, file: sending.picture, quiet: true }));
    uploaded(file);
  }
  const body = { text: sending.text, ...(file !== undefined && { file_id: file }) };
  await api.support.write({ params: { id: ticketId }, body, idempotencyKey: sending.key, quiet: true });
};

const restored = (ticketId: number): readonly Sending[] =>
  unsentOf(ticketId).map(({ key, text }) => ({ key, text, picture: undefined, file: undefined, failure: '' }));

/** Messages of a ticket that have not arrived yet: they show at once, survive a reload, and can be sent again or given up when the line breaks. */
export const useSending = (ticketId: number) => {
  const client = useQueryClient();
  const [sendings, setSendings] = useState<readonly Sending[]>(() => restored(ticketId));
  const edit = (key: string, change: Partial<Sending>): void =>
    setSendings((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const discard = (key: string): void => {
    forgetUnsent(ticketId, key);
    setSendings((before) => before.filter((each) => each.key !== key));
  };
  const go = async (sending: Sending): Promise<void> => {
    try {
      await sendMessage(ticketId, sending, (file) => edit(sending.key, { file }));
      await client.invalidateQueries({ queryKey: conversationOf(ticketId).queryKey });
      discard(sending.key);
      void client.invalidateQueries({ queryKey: ['support', 'tickets'] });
    } catch (error) {
      edit(sending.key, { failure: sentenceOf(error) });
    }
  };
  const send = (text: string, picture: File | undefined): void => {
    const sending = { key: randomName(), text, picture, file: undefined, failure: undefined };
    if (!picture) keepUnsent(ticketId, sending);
    setSendings((before) => [...before, sending]);
    void go(sending);
  };
  const again = (sending: Sending): void => {
    edit(sending.key, { failure: undefined });
    void go(sending);
  };
  return { sendings, send, again, discard };
};
