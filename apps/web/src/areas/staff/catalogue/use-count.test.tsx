import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useCount } from './use-count.ts';

type Count = ReturnType<typeof useCount>;

/** The count of a lot of 9 pieces after this was done with it, and one piece went out meanwhile. */
const afterOneWentOut = (before: (count: Count) => void, after?: 'keep' | 'take'): Count => {
  let count: Count | undefined;
  const Probe = () => {
    const [step, setStep] = useState(0);
    count = useCount(step < 2 ? 9 : 8);
    if (step === 0) before(count);
    if (step === 2 && after) count[after]();
    if (step < 3) setStep(step + 1);
    return null;
  };
  renderToStaticMarkup(<Probe />);
  return count!;
};
const type = (count: Count): void => {
  count.onTyped();
  count.type('7');
};

test('a count that is being typed stays when a piece goes out, and is one over the number before', () => {
  expect(afterOneWentOut(type)).toMatchObject({ counted: '7', countedFrom: 9, isBehind: true, isTyped: true });
});

test('so does the number that somebody saw while only the reason was typed', () => {
  expect(afterOneWentOut((count) => count.onTyped())).toMatchObject({ counted: '9', countedFrom: 9, isBehind: true });
});

test('where nothing was typed the new number stands there', () => {
  const untouched = { counted: '8', countedFrom: 8, isBehind: false, isTyped: false };
  expect(afterOneWentOut(() => undefined)).toMatchObject(untouched);
});

test('what was typed or the new number goes on, over the new number', () => {
  expect(afterOneWentOut(type, 'keep')).toMatchObject({ counted: '7', countedFrom: 8, isBehind: false });
  expect(afterOneWentOut(type, 'take')).toMatchObject({ counted: '8', countedFrom: 8, isBehind: false });
});
