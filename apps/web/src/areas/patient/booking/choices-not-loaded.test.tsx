import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { drawnUnread } from '#shared/ui/unread.testing.tsx';
import { PlaceSteps } from './book/place-steps.tsx';
import { allBranches } from './find/queries.ts';
import MonthDialog from './slots/month-dialog.tsx';

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

const nothing = (): void => undefined;
const steps = <PlaceSteps search={{ location: 1 }} onTake={nothing} />;
const month = (
  <MonthDialog
    filter={{ doctorId: 1, type: 'onsite', locationId: 1 }}
    chosen="2026-11-22"
    onChoose={nothing}
    onClose={nothing}
  />
);

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' }, body: {} });
  changeLocale('en');
});

test.each([
  ['branches', allBranches.queryKey, steps],
  [
    'specialities',
    api.hospital.specialities.query({ query: { location_id: 1, method: 'onsite' }, quiet: true }).queryKey,
    steps,
  ],
  [
    'the days of a month',
    api.hospital.calendar.query({
      query: { doctor_id: 1, appointment_type: 'onsite', location_id: 1, month: 11, year: 2026 },
      quiet: true,
    }).queryKey,
    month,
  ],
] as const)('what a booking is chosen from and could not be read is no empty list: %s', (_what, queryKey, part) => {
  expect(drawnUnread(part)).not.toContain(m.shell_not_loaded());
  const failed = drawnUnread(part, queryKey);
  expect(failed).toContain(m.shell_not_loaded());
  expect(failed).toContain(m.shell_try_again());
});
