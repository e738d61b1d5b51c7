import { useEffect, useRef, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { isAborted } from '#shared/api/api-error.ts';
import { sentenceOf } from '#shared/api/index.ts';
import { randomName } from '#shared/api/random-name.ts';
import { upload } from '#shared/api/upload.ts';
import { number } from '#shared/format/index.ts';
import { toast } from '#shared/ui/toast.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import { useOrderLimits } from './use-order-limits.ts';
import type { ChangeOrder } from './use-temp-order.ts';

/** A picture on its way. */
export type PictureUpload = {
  readonly key: string;
  readonly file: File;
  /** From 0 to 1. */
  readonly share: number;
  /** Why it did not arrive; undefined while it is on its way. */
  readonly failure: string | undefined;
};

/** Pictures of a prescription: each is sent as soon as it is chosen, and can be sent again or given up. */
export const usePictures = (person: number, order: TempOrder, change: ChangeOrder) => {
  const most = useOrderLimits().prescriptionImages;
  const [sendings, setSendings] = useState<readonly PictureUpload[]>([]);
  const aborters = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = aborters.current;
    return () => {
      for (const stop of all.values()) stop.abort();
    };
  }, []);
  const edit = (key: string, fields: Partial<PictureUpload>): void =>
    setSendings((before) => before.map((each) => (each.key === key ? { ...each, ...fields } : each)));
  const removeSending = (key: string): void => setSendings((before) => before.filter((each) => each.key !== key));
  const send = async ({ key, file }: Pick<PictureUpload, 'key' | 'file'>): Promise<void> => {
    const stop = new AbortController();
    aborters.current.set(key, stop);
    try {
      const { id } = await upload({
        fields: { patient_id: String(person), kind: 'prescription' },
        file,
        onProgress: (share) => edit(key, { share }),
        signal: stop.signal,
        quiet: true,
      });
      removeSending(key);
      change(({ prescriptions }) => ({ prescriptions: [...prescriptions, id].slice(0, most) }));
    } catch (error) {
      if (!isAborted(error)) edit(key, { failure: sentenceOf(error) });
    } finally {
      aborters.current.delete(key);
    }
  };
  const freePlaces = most - order.prescriptions.length - sendings.length;
  const add = (files: readonly File[]): void => {
    const taken = files.slice(0, Math.max(0, freePlaces)).map((file) => ({ key: randomName(), file }));
    if (taken.length < files.length) toast.info(m.pharmacy_rx_too_many({ most: number(most) }));
    setSendings((before) => [...before, ...taken.map((each) => ({ ...each, share: 0, failure: undefined }))]);
    for (const each of taken) void send(each);
  };
  const retry = (sending: PictureUpload): void => {
    edit(sending.key, { share: 0, failure: undefined });
    void send(sending);
  };
  const discard = (key: string): void => {
    aborters.current.get(key)?.abort();
    removeSending(key);
  };
  const remove = (id: string): void =>
    change(({ prescriptions }) => ({ prescriptions: prescriptions.filter((each) => each !== id) }));
  return { sendings, most, freePlaces, add, retry, discard, remove };
};

export type Pictures = ReturnType<typeof usePictures>;
