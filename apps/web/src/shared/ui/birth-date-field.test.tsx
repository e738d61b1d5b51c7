import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { changeLocale } from '#shared/i18n/locale.ts';
import { BirthDateField } from './birth-date-field.tsx';

vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' } });

test('day, month and year are read out as parts of what they are the date of', () => {
  changeLocale('en');
  const markup = renderToStaticMarkup(<BirthDateField value="" onChange={() => undefined} today="2026-11-22" />);
  const [, name] = /<fieldset[^>]* aria-labelledby="([^"]+)"/.exec(markup) ?? [];
  expect(name).toBeDefined();
  expect(markup).toContain(`id="${name}">Date of birth<`);
  expect(markup).not.toContain('<legend');
});
