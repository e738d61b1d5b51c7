import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { OtherVaccine } from './vaccination-dialog.tsx';

type Field = { readonly name?: string | undefined; readonly keep?: ((typed: string) => string) | undefined };
const fields = vi.hoisted((): Field[] => []);

// Nobody types while a page is drawn into text: what a field keeps of it is asked of the field.
vi.mock(import('#shared/ui/text-field.tsx'), () => ({
  TextField: (field: Field) => {
    fields.push(field);
    return <></>;
  },
}));

beforeEach(() => void stubPage());

test('the code of a vaccine is typed with the digits of either script, and pasted without what nobody sees', () => {
  renderToStaticMarkup(<OtherVaccine />);
  const code = fields.find(({ name }) => name === 'cvx');
  expect([code?.keep?.('٢١'), code?.keep?.('\u200e213 ')]).toEqual(['21', '213']);
});
