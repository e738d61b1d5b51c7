import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, sentenceOf } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { conversationOf } from './queries.ts';

/** A message on its way. Its key is also its `Idempotency-Key`: sent again it is still written once. */
export type Sending = {
  readonly key: string;
  readonly text: string;
  readonly picture: File | undefined;
  /** The picture's id once it has arrived. */
  readonly file: string | undefined;
  /** Why it did not arrive; undefined while it is on its way. */
  readonly failure: string | undefined;
};

/** Uploads the picture of a message once, and writes the message. */
const sendMessage = async (ticketId: number, personId: number, sending: Sending, uploaded: (file: string) => void) => {
  let { file } = sending;
  if (sending.picture && file === undefined) {
    const fields = { patient_id: String(personId), kind: 'ticket' } as const;
    ({ id: file } = await upload({ fields, file: sending.picture, quiet: true }));
    uploaded(file);
  }
  const body = { text: sending.text, ...(file !== undefined && { file_id: file }) };
  await api.support.write({ params: { id: ticketId }, body, idempotencyKey: sending.key, quiet: true });
};

/** Messages of a ticket that have not arrived yet: they show at once, and can be sent again or given up when the line breaks. */
export const useSending = (ticketId: number) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [sendings, setSendings] = useState<readonly Sending[]>([]);
  const edit = (key: string, change: Partial<Sending>): void =>
    setSendings((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const discard = (key: string): void => setSendings((before) => before.filter((each) => each.key !== key));
  const go = async (sending: Sending): Promise<void> => {
    try {
      await sendMessage(ticketId, personId, sending, (file) => edit(sending.key, { file }));
      await client.invalidateQueries({ queryKey: conversationOf(ticketId).queryKey });
      discard(sending.key);
      void client.invalidateQueries({ queryKey: ['support', 'tickets'] });
    } catch (error) {
      edit(sending.key, { failure: sentenceOf(error) });
    }
  };
  const send = (text: string, picture: File | undefined): void => {
    const sending = { key: randomName(), text, picture, file: undefined, failure: undefined };
    setSendings((before) => [...before, sending]);
    void go(sending);
  };
  const again = (sending: Sending): void => {
    edit(sending.key, { failure: undefined });
    void go(sending);
  };
  return { sendings, send, again, discard };
};
