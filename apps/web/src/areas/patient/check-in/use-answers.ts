import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api, ApiError } from '#shared/api/index.ts';
import { useAutosave } from '#shared/visits/use-autosave.ts';
import { useSaveOver } from '#shared/visits/use-save-over.ts';
import { checkInQuery, questionsQuery } from './queries.ts';
import type { Answer, Asked, Question } from './types.ts';

/** What fits its question; the rest waits until it does. */
const isComplete = ({ type, min, max }: Question, { value }: Answer): boolean =>
  type !== 'integer' || (typeof value === 'number' && value >= min && value <= max);

type Body = { readonly answers: Answer[]; readonly finished: boolean };

/** What another device has saved meanwhile, when that is why it was refused. */
const changedIn = (error: unknown): Asked | undefined =>
  error instanceof ApiError && error.code === 'answers_changed' ? (error.data as Asked) : undefined;

const asKept = ({ answers }: { readonly answers: readonly Answer[] }): string =>
  JSON.stringify(
    answers.map(({ link_id, value }) => [link_id, value] as const).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

/** Sends answers over those that this screen has shown alone, and tells what another device has saved meanwhile. */
const useSending = (id: number, asked: Asked) => {
  const client = useQueryClient();
  const [changed, setChanged] = useState<Asked>();
  // What the cache holds may be newer than what stands here.
  const seen = useRef(asked.updated_at);
  const saveOver = useSaveOver<Body, Asked>({
    send: (body, version) =>
      api.checkIn.answer({ params: { id }, body: { ...body, updated_at: version }, quiet: true }),
    keptIn: changedIn,
    textOf: { sent: asKept, kept: asKept },
  });
  const take = (kept: Asked): void => {
    client.setQueryData(questionsQuery(id).queryKey, kept);
    seen.current = kept.updated_at;
    setChanged(undefined);
  };
  const send = async (body: Body, version = seen.current): Promise<void> => {
    try {
      take(await saveOver(body, version));
    } catch (error) {
      setChanged(changedIn(error));
      throw error;
    }
  };
  return { changed, take, send, versionNow: () => seen.current };
};

/** The answers of one visit, saved as they are given, and finished by a press. */
export const useAnswers = (id: number, asked: Asked, onDone: () => void) => {
  const client = useQueryClient();
  const items = asked.questionnaire?.items ?? [];
  const [turn, setTurn] = useState(0);
  const { changed, take, send, versionNow } = useSending(id, asked);
  const { value, state, refusal, change, replace, saveNow, overwrite } = useAutosave({
    form: `check-in ${id}`,
    initial: { list: asked.answers },
    versionNow,
    save: ({ list }, version) => {
      const fits = (answer: Answer) => items.some((one) => one.link_id === answer.link_id && isComplete(one, answer));
      return send({ answers: list.filter(fits), finished: false }, version);
    },
  });
  const finish = useMutation({
    mutationFn: async () => {
      // One after the other: two at once would each write over what the other has not seen.
      if (state !== 'saved') await saveNow();
      await send({ answers: [...value.list], finished: true });
    },
    onSuccess: async () => {
      replace(value);
      await client.invalidateQueries({ queryKey: checkInQuery(id).queryKey });
      onDone();
    },
  });
  return {
    items,
    answers: value.list,
    /** Counts how often other answers took the place of those that were typed. */
    turn,
    state,
    refusal,
    finish,
    put: (link_id: string, answer: Answer['value'] | undefined): void => {
      const others = value.list.filter((one) => one.link_id !== link_id);
      change({ list: answer === undefined ? others : [...others, { link_id, value: answer }] });
    },
    /** What another device has saved meanwhile, until the patient has chosen. */
    changed,
    takeTheirs: (theirs: Asked): void => {
      finish.reset();
      take(theirs);
      replace({ list: theirs.answers });
      setTurn(turn + 1);
    },
    keepMine: (theirs: Asked): void => {
      finish.reset();
      take(theirs);
      void overwrite();
    },
  };
};
