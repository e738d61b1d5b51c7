import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { keepDraft, readDraft } from '#shared/api/drafts.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { OvrReport } from '#shared/ovr/ovr-labels.ts';
import { toast } from '#shared/ui/toast.ts';
import { ReviewForm } from './review-form.tsx';

// Nothing is drawn into a browser here: what happens after it was drawn happens at once.
vi.mock('react', async (load) => ({
  ...(await load<object>()),
  useEffect: (run: () => unknown) => void run(),
  useEffectEvent: (run: unknown) => run,
}));
vi.mock('#shared/ui/toast.ts', () => ({ toast: { success: vi.fn<(text: string) => void>() } }));

const form = 'incident review 7';
const written = { outcome: 'confirmed', actions: ' Signs were bought ', shared: true };
const closedBy = (actions: string, shared = true): OvrReport =>
  ({
    id: 7,
    updated_at: '2026-11-22T06:00:00.000Z',
    may: { review: { allowed: false } },
    review: { outcome: 'confirmed', actions, shared, at: '2026-11-22T06:00:00.000Z', by: null },
  }) as OvrReport;

const open = (report: OvrReport): unknown => {
  used(new QueryClient(), () => ReviewForm({ report, onDone: () => undefined }));
  return readDraft(form);
};

beforeEach(() => {
  vi.mocked(toast.success).mockClear();
  stubPage();
  startSession({ token: 't', user: sara }, true);
  changeLocale('en');
});

test('a review whose answer was lost is said to be done, and is no more a draft', () => {
  keepDraft(form, written);
  expect(open(closedBy('Signs were bought'))).toBeUndefined();
  expect(vi.mocked(toast.success).mock.calls).toEqual([[m.staff_ovr_reviewed()]]);
});

test("a colleague's other review takes nothing away of what was written", () => {
  keepDraft(form, written);
  expect(open(closedBy('The floor is dried'))).toEqual(written);
  expect(open(closedBy('Signs were bought', false))).toEqual(written);
  expect(vi.mocked(toast.success)).not.toHaveBeenCalled();
});

test('an outcome that was only chosen goes when a colleague has closed the report: nothing asks before the dialog closes', () => {
  keepDraft(form, { outcome: 'confirmed', shared: true });
  expect(open(closedBy('The floor is dried'))).toBeUndefined();
  expect(vi.mocked(toast.success)).not.toHaveBeenCalled();
});
