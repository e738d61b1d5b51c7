import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { Lots } from './lots.tsx';
import { emptyDraft } from './product-draft.ts';
import { ProductFields } from './product-fields.tsx';
import type { CatalogueChoices, CatalogueProduct } from './queries.ts';

const choices = { brands: [], categories: [], offers: [], reliefs: [] } as unknown as CatalogueChoices;
const product = { id: 7, lots: [], branches: [] } as unknown as CatalogueProduct;

/** How many characters each number of a form takes. */
const lengthsIn = (form: ReactNode): Record<string, number> => {
  stubPage();
  const page = renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);
  const inputs = page.match(/<input[^>]*inputMode="(?:numeric|decimal)"[^>]*>/gi) ?? [];
  const attribute = (input: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(input)?.[1] ?? '';
  return Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), Number(attribute(input, 'maxlength'))]));
};

test.each([
  ['a lot', <Lots key="lot" product={product} />, ['quantity']],
  [
    'a product',
    <ProductFields key="product" draft={emptyDraft} choices={choices} wrong={undefined} />,
    ['price', 'pack_count', 'weight_grams'],
  ],
])('numbers of %s are not cut where they are written with separators and decimals', (_, form, names) => {
  const lengths = lengthsIn(form);
  const cut = names.filter((name) => !((lengths[name] ?? 0) >= '1,000,000.00'.length));
  expect(cut).toEqual([]);
});
