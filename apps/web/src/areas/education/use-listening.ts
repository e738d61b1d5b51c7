import { useEffect, useState } from 'react';
import { useLocale } from '#shared/i18n/locale.ts';

export type Listening = 'idle' | 'playing' | 'paused';

const voices = { ar: 'ar-SA', en: 'en-GB' } as const;
const longestPiece = 220;

/** A text in pieces that end with a sentence: browsers fall silent in the middle of longer ones. */
export const piecesOf = (text: string): string[] => {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?؟:،\n])\s+/)) {
    const last = pieces.at(-1);
    if (last !== undefined && last.length + sentence.length < longestPiece)
      pieces[pieces.length - 1] = `${last} ${sentence}`;
    else if (sentence.trim() !== '') pieces.push(sentence);
  }
  return pieces;
};

/** Reads a text aloud by a voice of the device; another text or language needs another one of it. `isOffered` is false where the browser has none for reading. */
export const useListening = (text: string) => {
  const locale = useLocale();
  const [state, setState] = useState<Listening>('idle');
  const isOffered = 'speechSynthesis' in globalThis;
  // Leaving the page ends it.
  useEffect(
    () => () => {
      if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    },
    [],
  );
  const play = (): void => {
    speechSynthesis.cancel();
    const pieces = piecesOf(text);
    for (const [place, piece] of pieces.entries()) {
      const utterance = new SpeechSynthesisUtterance(piece);
      utterance.lang = voices[locale];
      if (place === pieces.length - 1) utterance.addEventListener('end', () => setState('idle'));
      speechSynthesis.speak(utterance);
    }
    setState('playing');
  };
  const pause = (): void => {
    speechSynthesis.pause();
    setState('paused');
  };
  const resume = (): void => {
    speechSynthesis.resume();
    setState('playing');
  };
  const stop = (): void => {
    speechSynthesis.cancel();
    setState('idle');
  };
  return { isOffered, state, play, pause, resume, stop };
};
