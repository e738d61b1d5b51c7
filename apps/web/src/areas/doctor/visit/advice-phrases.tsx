import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus, X } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Button, IconButton } from '#shared/ui/button.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Draft } from './draft.ts';

const longest = 500;

/** Keeps and forgets sentences; whatever the server answers is the list from then on. */
const usePhrases = () => {
  const client = useQueryClient();
  const query = api.visits.phrases.query({ quiet: true });
  const { data } = useQuery(query);
  const onSuccess = (list: NonNullable<typeof data>): void => void client.setQueryData(query.queryKey, list);
  const keep = useMutation({ mutationFn: (text: string) => api.visits.addPhrase({ body: { text } }), onSuccess });
  const forget = useMutation({ mutationFn: (id: number) => api.visits.removePhrase({ params: { id } }), onSuccess });
  return { phrases: data?.items ?? [], keep, forget };
};

type PhrasesProps = { readonly draft: Draft; readonly change: (part: Partial<Draft>) => void };

/** Sentences that the doctor uses again: pressed they go to the end of the advice; what is written there can be kept as one. */
export const AdvicePhrases = ({ draft: { advice }, change }: PhrasesProps) => {
  const { phrases, keep, forget } = usePhrases();
  const written = advice.trim().split('\n').at(-1)?.trim() ?? '';
  const isNew = written !== '' && written.length <= longest && phrases.every(({ text }) => text !== written);
  const use = (text: string): void => change({ advice: advice.trim() === '' ? text : `${advice.trimEnd()}\n${text}` });
  if (phrases.length === 0 && !isNew) return null;
  return (
    <section aria-label={m.doctor_phrases()} className="-mt-3 flex flex-col gap-2">
      {phrases.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {phrases.map(({ id, text }) => (
            <li key={id} className="flex max-w-full items-center rounded-lg border border-line bg-surface">
              <button
                type="button"
                aria-labelledby={`phrase-${id}`}
                onClick={() => use(text)}
                className="min-h-11 min-w-0 rounded-lg py-2 ps-4 pe-1 text-start wrap-anywhere hover:underline"
              >
                <span id={`phrase-${id}`}>
                  <Marked>{text}</Marked>
                </span>
              </button>
              <IconButton
                icon={X}
                label={m.doctor_phrase_forget()}
                aria-describedby={`phrase-${id}`}
                onClick={() => forget.mutate(id)}
              />
            </li>
          ))}
        </ul>
      )}
      {isNew && (
        <Button
          variant="text"
          size="sm"
          icon={BookmarkPlus}
          className="self-start"
          pending={keep.isPending}
          onClick={() => keep.mutate(written)}
        >
          {m.doctor_phrase_keep()}
        </Button>
      )}
    </section>
  );
};
