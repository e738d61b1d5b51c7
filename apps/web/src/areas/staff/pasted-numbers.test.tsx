import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import AdmitDialog from './admissions/admit-dialog.tsx';
import { PairForm } from './queue/devices.tsx';
import type { DeskClinic } from './queue/queries.ts';
import { WalkInDialog } from './queue/walk-in-dialog.tsx';
import ConfirmDialog from './retention/confirm-dialog.tsx';
import type { ClosedAccount } from './retention/content-list.tsx';

type Field = { readonly label: unknown; readonly keep?: ((typed: string) => string) | undefined };
const fields = vi.hoisted((): Field[] => []);

// Nobody types while a page is drawn into text: what a field keeps of it is asked of the field.
vi.mock(import('#shared/ui/text-field.tsx'), () => ({
  TextField: (field: Field) => {
    fields.push(field);
    return <></>;
  },
}));

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' }, body: {} });
  changeLocale('en');
  fields.length = 0;
});

const nothing = (): void => undefined;
const drawn = (form: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>);

test.each([
  [
    'a file in admission',
    m.admissions_mrn,
    <AdmitDialog key="1" wards={[]} doctors={[]} onClose={nothing} />,
    '\u200e١٠٠٠ ٠٠١',
    '1000001',
  ],
  [
    'a file that is deleted',
    m.retention_type,
    <ConfirmDialog key="2" account={{ id: 1, content: [] } as unknown as ClosedAccount} onClose={nothing} />,
    '1000001 ',
    '1000001',
  ],
  ['a screen of the hall', m.queue_staff_code, <PairForm key="3" />, '12 34 56', '123456'],
  [
    'a walk-in',
    m.queue_staff_number,
    <WalkInDialog key="4" clinic={{ id: 1, title: 'Eyes', title_ar: 'العيون' } as DeskClinic} onClose={nothing} />,
    '\u2066ab12 3456\u2069',
    'AB123456',
  ],
])('a number that is pasted keeps nothing that does not belong to it: %s', (_what, label, form, pasted, kept) => {
  drawn(form);
  expect(fields.find((field) => field.label === label())?.keep?.(pasted)).toBe(kept);
});
