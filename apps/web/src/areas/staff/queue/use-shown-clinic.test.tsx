import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useShownClinic } from './use-shown-clinic.ts';

type Board = Parameters<typeof useShownClinic>[1];

/** The clinic that is shown while one state of the board follows the other, each of its branch; `choose` is what the desk chooses at the first. */
const shownOver = (
  boards: readonly Board[],
  choose?: number,
  branches: readonly string[] = [],
): (number | undefined)[] => {
  const seen: (number | undefined)[] = [];
  const Probe = () => {
    const [at, setAt] = useState(0);
    const [clinic, setClinic] = useShownClinic(branches[at] ?? '1', boards[at]!);
    seen[at] = clinic?.id;
    if (at < boards.length - 1) {
      if (at === 0 && choose !== undefined) setClinic(choose);
      setAt(at + 1);
    }
    return null;
  };
  renderToStaticMarkup(<Probe />);
  return seen;
};

const skin = (waiting: number) => ({ id: 1, waiting });
const bones = (waiting: number) => ({ id: 2, waiting });

test('a desk sees the busiest clinic first, and stays with it when another one becomes busier', () => {
  expect(shownOver([[], [skin(1), bones(2)], [skin(2), bones(1)], [skin(9), bones(0)]])).toEqual([undefined, 2, 2, 2]);
});

test('a desk stays with the clinic that it chose, also after a look at another branch, which begins with its busiest', () => {
  const here = [skin(1), bones(2)];
  const there = [
    { id: 6, waiting: 1 },
    { id: 7, waiting: 3 },
  ];
  expect(shownOver([here, here, [], there, [], here], 1, ['1', '1', '2', '2', '1', '1'])).toEqual([
    2,
    1,
    undefined,
    7,
    undefined,
    1,
  ]);
});
