import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';
import { drawnUnread } from '#shared/ui/unread.testing.tsx';
import { SummaryCard } from './appointments/summary-card.tsx';
import { AdherencePanel } from './medications/adherence-panel.tsx';
import { DoseList } from './medications/dose-list.tsx';
import { doses, reminderSlots } from './medications/queries.ts';
import { Due } from './reviews/my-reviews-page.tsx';
import { dueVisits } from './reviews/queries.ts';

const visit = (state: AppointmentDetail['state']) => ({ id: 7, state }) as AppointmentDetail;
const summary = api.visits.summary.query({ params: { id: 7 }, quiet: true }).queryKey;

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

test.each([
  ['doses to answer', doses.queryKey, <DoseList key="1" />],
  ['times of reminders', reminderSlots.queryKey, <AdherencePanel key="2" medications={[]} />],
  ['summary of a visit', summary, <SummaryCard key="3" appointment={visit('completed')} />],
  ['visits to rate', dueVisits.queryKey, <Due key="4" />],
])('what a patient has and could not be read is asked for again: %s', (_what, queryKey, part) => {
  expect(drawnUnread(part)).not.toContain(m.shell_try_again());
  expect(drawnUnread(part, queryKey)).toContain(m.shell_try_again());
});

test('a visit ahead has no summary that could be missed', () => {
  expect(drawnUnread(<SummaryCard appointment={visit('booked')} />, summary)).not.toContain(m.shell_try_again());
});
