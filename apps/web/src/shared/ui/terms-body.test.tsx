import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TermsBody } from './terms-text.tsx';

test('D14.22 each line of a list in the terms stands on a line of its own', () => {
  expect(renderToStaticMarkup(<TermsBody body={'## Part\n\n1. one\n2. two'} />)).toContain(
    '<p class="whitespace-pre-line text-text-2">1. one\n2. two</p>',
  );
});
