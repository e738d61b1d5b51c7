import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { withMore } from './hours-draft.ts';
import type { DoctorDetail } from './queries.ts';
import { useHoursDraft } from './use-hours-draft.ts';

const place = { id: 10, title: 'Olaya', title_ar: 'العليا' };
const clinic = { id: 1, title: 'Clinic', title_ar: 'عيادة', location: place };
/** A doctor whose Sundays begin at this time. */
const doctorWith = (start: string, revision: number) =>
  ({
    id: 7,
    revision,
    clinics: [clinic],
    hours: [
      {
        weekday: 0,
        type: 'onsite',
        start_time: start,
        end_time: '18:00',
        slot_minutes: 30,
        valid_from: '2026-11-01',
        valid_to: null,
        clinic,
        location: place,
      },
    ],
  }) as unknown as DoctorDetail;

type Hours = ReturnType<typeof useHoursDraft>;

/** The sheet after it was opened over the first doctor, and the doctor was read again as the second. */
const openedOver = (first: DoctorDetail, then: DoctorDetail, of: 'week' | 'day', way?: 'keep' | 'take'): Hours => {
  let hours: Hours | undefined;
  const Probe = () => {
    const [doctor, setDoctor] = useState(first);
    hours = useHoursDraft(doctor, of, '2026-11-22');
    if (doctor !== then) setDoctor(then);
    else if (way && hours.isChanged) hours[way]();
    return null;
  };
  renderToStaticMarkup(<Probe />);
  return hours!;
};

const savedBy = async (hours: Hours, ...replies: (() => Response)[]) => {
  const browser = stubPage();
  startSession({ token: 't', user: sara }, true);
  browser.replies.push(...replies);
  const asked = { day: '2026-11-22', draft: hours.draft };
  for (const _ of replies) await hours.send(asked).catch(() => undefined);
  return browser.sent.map(({ init }) => ({
    revision: (JSON.parse(init.body as string) as { revision: number }).revision,
    key: init.headers.get('idempotency-key'),
  }));
};

const changed = json(409, { status: false, code: 'schedule_changed', message: 'changed', message_ar: 'تغيّر' });
const saved = json(200, { status: true, data: doctorWith('10:00', 5) });

test.each(['week', 'day'] as const)(
  'D13.08 hours of a %s are saved over those that were seen, not over what a colleague saved meanwhile',
  async (of) => {
    const hours = openedOver(doctorWith('09:00', 3), doctorWith('08:00', 4), of);
    expect((await savedBy(hours, changed, changed)).map(({ revision }) => revision)).toEqual([3, 3]);
  },
);

test.each([
  ['keep', '09:00'],
  ['take', '08:00'],
] as const)('D13.08 after a refusal a desk goes on from one of the two: %s', async (way, start) => {
  const hours = openedOver(doctorWith('09:00', 3), doctorWith('08:00', 4), 'week', way);
  expect(hours.draft.map(({ start_time }) => start_time)).toEqual([start]);
  expect((await savedBy(hours, saved)).map(({ revision }) => revision)).toEqual([4]);
});

test('D13.08 hours whose answer was lost are not said to be a colleague’s: the same request is sent again', async () => {
  const doctor = doctorWith('09:00', 3);
  const lost = (): never => {
    throw new TypeError('Failed to fetch');
  };
  const sent = await savedBy(openedOver(doctor, doctor, 'week'), lost, saved);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]!.key).not.toBeNull();
});

test.each(['week', 'day'] as const)(
  'hours of a %s that were chosen are told as unsaved until they are as before',
  (of) => {
    const edited: boolean[] = [];
    const Probe = () => {
      const [step, setStep] = useState(0);
      const { draft, setDraft, isEdited } = useHoursDraft(doctorWith('09:00', 3), of, '2026-11-22');
      const [before] = useState(draft);
      edited[step] = isEdited;
      if (step === 0) setDraft(withMore(draft, doctorWith('09:00', 3).clinics));
      if (step === 1) setDraft(before);
      if (step < 2) setStep(step + 1);
      return null;
    };
    renderToStaticMarkup(<Probe />);
    expect(edited).toEqual([false, true, false]);
  },
);
