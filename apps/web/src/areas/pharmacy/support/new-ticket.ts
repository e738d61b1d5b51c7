import { isBlank } from '@balsam/domain/text';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, ApiError } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { useSession } from '#shared/api/session.ts';
import { upload } from '#shared/api/upload.ts';
import type { Question, Ticket } from '#shared/support/api-types.ts';

export type Draft = {
  readonly subject: string;
  readonly topic: Question['topic'] | '';
  readonly order: string;
  readonly text: string;
};

export const emptyDraft: Draft = { subject: '', topic: '', order: '', text: '' };

type Asked = Draft & { readonly topic: Question['topic']; readonly picture: File | undefined };

export type RequiredField = 'subject' | 'topic' | 'text';

/** What is still to be filled in. */
export const missingFields = ({ subject, topic, text }: Draft, picture: File | undefined): readonly RequiredField[] => [
  ...(topic === '' ? (['topic'] as const) : []),
  ...(isBlank(subject) ? (['subject'] as const) : []),
  ...(isBlank(text) && !picture ? (['text'] as const) : []),
];

/** What a question may be about: the latest orders, and the one that it was begun from however old that is. */
export const useOrderOptions = (orderId: number | undefined) => {
  const { data: page, isPending } = useQuery(
    api.orders.mine.query({ query: { state: 'all', limit: 20 }, quiet: true }),
  );
  const latest = page?.items;
  const isOlder = orderId !== undefined && latest?.every(({ id }) => id !== orderId) === true;
  const one = api.orders.show.query({ params: { id: orderId ?? 0 }, quiet: true });
  const { data: older, error } = useQuery({ ...one, enabled: isOlder });
  return {
    /** Not known yet. */
    isPending,
    orders: [...(isOlder && older ? [older] : []), ...(latest ?? [])],
    /** There is no such order of the open profile: a question about it would be refused. */
    isGone: error instanceof ApiError && error.code === 'not_found',
  };
};

/** Sends the picture once, then asks, once however often the button is pressed. */
export const useOpenTicket = (onDone: (ticket: Ticket) => void) => {
  const client = useQueryClient();
  const personId = useSession()?.user.id ?? 0;
  const [sent, setSent] = useState<{ readonly picture: File; readonly id: string }>();
  const fileOf = async (picture: File | undefined): Promise<string | undefined> => {
    if (!picture) return undefined;
    if (sent?.picture === picture) return sent.id;
    const { id } = await upload({ fields: { patient_id: String(personId), kind: 'ticket' }, file: picture });
    setSent({ picture, id });
    return id;
  };
  return useMutation({
    mutationFn: async ({ subject, topic, order, text, picture }: Asked) => {
      const file = await fileOf(picture);
      const body: Question = {
        subject: subject.trim(),
        topic,
        text: text.trim(),
        ...(order !== '' && { order_id: Number(order) }),
        ...(file !== undefined && { file_id: file }),
      };
      return asOneIntent('ticket', body, (orderId, idempotencyKey) =>
        api.support.open({ body: orderId, idempotencyKey }),
      );
    },
    onSuccess: onDone,
    onSettled: () => client.invalidateQueries({ queryKey: ['support'] }),
  });
};
