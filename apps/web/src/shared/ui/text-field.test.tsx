import { digitsOnly } from '@balsam/domain/text';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('the browser cuts no number before the filter has taken its spaces and marks away', () => {
  const field = (keep?: typeof digitsOnly) =>
    renderToStaticMarkup(<TextField label="Number" maxLength={10} {...(keep && { keep })} />);
  expect([field(), field(digitsOnly)].map((markup) => markup.includes('maxLength="10"'))).toEqual([true, false]);
});
