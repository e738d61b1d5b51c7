import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api, sentenceOf } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import { useIsOnline } from '#shared/ui/use-is-online.ts';
import { talkOf } from './queries.ts';
import { forgetUnsent, keepUnsent, unsentOf } from './unsent.ts';

/** A message on its way, or one that did not arrive. */
export type Sending = {
  /** Also its `Idempotency-Key`. */
  readonly key: string;
  readonly text: string;
  /** The newest message on the screen when it was written. */
  readonly seen: number | undefined;
  readonly pictures: readonly File[];
  /** Ids of those pictures that have arrived, in their order. */
  readonly files: readonly string[];
  /** Why it did not arrive; undefined while it is on its way. */
  readonly failure: string | undefined;
};

/** Uploads the pictures that have not arrived, one after the other, and writes the message. */
const sendMessage = async (
  appointmentId: number,
  personId: number,
  sending: Sending,
  uploaded: (files: string[]) => void,
) => {
  const files = [...sending.files];
  for (const picture of sending.pictures.slice(files.length)) {
    const { id } = await upload({
      fields: { patient_id: String(personId), kind: 'visit' },
      file: picture,
      quiet: true,
    });
    files.push(id);
    uploaded([...files]);
  }
  const body = { text: sending.text, file_ids: files, seen: sending.seen };
  await api.chat.write({ params: { id: appointmentId }, body, idempotencyKey: sending.key, quiet: true });
};

const restored = (appointmentId: number): readonly Sending[] =>
  unsentOf(appointmentId).map(({ key, text, seen }) => ({ key, text, seen, pictures: [], files: [], failure: '' }));

/**
 * Messages of a visit that have not arrived: they show at once, survive the page, and are sent again by hand or when the line is back.
 * @param newest the newest message of the talk on the screen, 0 when there is none
 */
export const useSending = (appointmentId: number, newest: number) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [sendings, setSendings] = useState<readonly Sending[]>(() => restored(appointmentId));
  const edit = (key: string, change: Partial<Sending>): void =>
    setSendings((before) => before.map((each) => (each.key === key ? { ...each, ...change } : each)));
  const discard = (key: string): void => {
    forgetUnsent(key);
    setSendings((before) => before.filter((each) => each.key !== key));
  };
  const go = async (sending: Sending): Promise<void> => {
    try {
      await sendMessage(appointmentId, personId, sending, (files) => edit(sending.key, { files }));
      await client.invalidateQueries({ queryKey: talkOf(appointmentId).queryKey });
      discard(sending.key);
    } catch (error) {
      edit(sending.key, { failure: sentenceOf(error) });
    }
  };
  const send = (text: string, pictures: readonly File[]): void => {
    const sending = { key: randomName(), text, seen: newest, pictures, files: [], failure: undefined };
    if (pictures.length === 0) keepUnsent({ key: sending.key, appointmentId, text, seen: newest });
    setSendings((before) => [...before, sending]);
    void go(sending);
  };
  const again = (sending: Sending): void => {
    edit(sending.key, { failure: undefined });
    void go(sending);
  };
  useAgainWhenOnline(() => {
    for (const sending of sendings) if (sending.failure !== undefined) again(sending);
  });
  return { sendings, send, again, discard };
};

/** Runs it each time the line comes back, and once at first for what an earlier page left. */
function useAgainWhenOnline(run: () => void): void {
  const isOnline = useIsOnline();
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    if (isOnline) latest.current();
  }, [isOnline]);
}
