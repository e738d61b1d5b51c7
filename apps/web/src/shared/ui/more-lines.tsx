import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Button } from './button.tsx';

/** The first lines of a list, until the others are asked for. */
export const useFirstLines = <Item,>(all: readonly Item[], count: number) => {
  const [isWhole, setWhole] = useState(false);
  return {
    shown: isWhole ? all : all.slice(0, count),
    isWhole,
    /** How many stand behind them. */
    rest: Math.max(0, all.length - count),
    toggle: (): void => setWhole(!isWhole),
  };
};

type MoreLinesProps = { readonly of: Pick<ReturnType<typeof useFirstLines>, 'isWhole' | 'rest' | 'toggle'> };

/** Shows the others, or hides them again; says how many they are, for what is not listed must not pass for what is not there. */
export const MoreLines = ({ of: { isWhole, rest, toggle } }: MoreLinesProps) =>
  rest > 0 && (
    <Button variant="text" size="sm" className="self-start" onClick={toggle}>
      {isWhole ? m.file_less() : m.file_more({ count: number(rest) })}
    </Button>
  );
