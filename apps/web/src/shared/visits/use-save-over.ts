import { useRef } from 'react';
import { isLost } from '#shared/api/again-if-lost.ts';

type Versioned = { readonly updated_at: string | null };

type Saving<Body, Kept> = {
  /** @param seen the version that the body goes on from */
  readonly send: (body: Body, seen: string | null) => Promise<Kept>;
  /** What is kept, when that is why it was refused. */
  readonly keptIn: (error: unknown) => Kept | undefined;
  /** Both sides of a comparison: the same text, however it is written. */
  readonly textOf: { readonly sent: (body: Body) => string; readonly kept: (kept: Kept) => string };
};

/** Saves over the version that this screen has seen. What it has sent itself, and never heard of again, is no other screen's. */
export const useSaveOver = <Body, Kept extends Versioned>({ send, keptIn, textOf }: Saving<Body, Kept>) => {
  const unanswered = useRef<string[]>([]);
  return async (body: Body, seen: string | null): Promise<Kept> => {
    const sendOver = async (version: string | null): Promise<Kept> => {
      const saved = await send(body, version);
      unanswered.current = [];
      return saved;
    };
    try {
      return await sendOver(seen);
    } catch (error) {
      const kept = keptIn(error);
      const mine = [...unanswered.current, textOf.sent(body)];
      // The same words are no other text, also when a reload has forgotten that they were sent.
      if (kept && mine.includes(textOf.kept(kept))) return await sendOver(kept.updated_at);
      if (isLost(error)) unanswered.current.push(textOf.sent(body));
      throw error;
    }
  };
};
