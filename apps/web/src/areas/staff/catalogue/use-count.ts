import { useState } from 'react';

/**
 * What is counted of a lot, over the number that stood there when somebody began to type: pieces that go out meanwhile neither clear what was
 * typed nor pass for having been seen.
 */
export const useCount = (onHand: number) => {
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState<number>();
  const countedFrom = seen ?? onHand;
  return {
    counted: typed ?? String(countedFrom),
    countedFrom,
    isBehind: countedFrom !== onHand,
    isTyped: seen !== undefined,
    /** Something of the form was typed. */
    onTyped: (): void => setSeen(countedFrom),
    type: setTyped,
    /** What was typed counts over the number of now. */
    keep: (): void => setSeen(onHand),
    /** Goes on from the number of now. */
    take: (): void => {
      setTyped(undefined);
      setSeen(onHand);
    },
  };
};
