import { useState } from 'react';

type Versioned = { readonly revision: number };

/**
 * What the fields of a sheet began with, and over which version it saves: what is read again meanwhile neither passes for having been seen
 * nor takes away what was typed.
 */
export const useVersion = <Saved extends Versioned>(saved: Saved | undefined) => {
  const [base, setBase] = useState(saved);
  const [revision, setRevision] = useState(saved?.revision);
  /** Begins the fields anew. */
  const [round, setRound] = useState(0);
  return {
    base,
    revision,
    round,
    /** Goes on from what a colleague has saved. */
    take: (): void => {
      setBase(saved);
      setRevision(saved?.revision);
      setRound((before) => before + 1);
    },
    /** What is typed here is to replace what a colleague has saved. */
    keep: (): void => setRevision(saved?.revision),
  };
};

export type Version = Pick<ReturnType<typeof useVersion>, 'round' | 'take' | 'keep'>;
