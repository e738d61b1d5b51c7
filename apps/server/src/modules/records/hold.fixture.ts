import { addMinutes, instantAt } from '@balsam/domain/time';
import { book, newSlot, pay, type Client } from '#modules/booking/booking.fixture.ts';
import type { Data } from '#modules/visits/visits.fixture.ts';
import type { World } from '#test/world.ts';
import { agreeToTerms } from './bundle.fixture.ts';
import { codeOf, Imported, observation, quantity } from './results.fixture.ts';

export const ferritinIn =
  (w: World) =>
  (id: string, value: number, more: object = {}) =>
    observation(id, {
      ...codeOf('2276-4', 'Ferritin'),
      ...quantity(value, 'ng/mL'),
      effectiveDateTime: addMinutes(w.clock.now(), -60).toISOString(),
      ...more,
    });

/** Makes somebody with a visit to D1003 and with one result. */
export function patientsOf(w: World) {
  const ferritin = ferritinIn(w);
  let people = 0;
  return async (more: object = {}) => {
    people += 1;
    const person = new Imported(w, `aaaaaaaa-0000-4000-8000-0000000dd0${String(people).padStart(2, '0')}`);
    await person.bring();
    await agreeToTerms(w, person.mrn);
    const client = await person.client();
    const at = instantAt(`2026-12-${String(people).padStart(2, '0')}`, '03:00');
    await pay(w, client, await book(client, await newSlot(w, { doctor: 'D1003', at })));
    await person.bring(ferritin('f', 31, more));
    const [result] = await person.labs();
    return { person, client, id: result!.id };
  };
}

export const setHold = (who: Client, mrn: string, id: number, released: boolean) =>
  who.patch<Data>(`/reports/results/${id}`, { mrn_number: mrn, released });

/** A report of radiology. */
export const film = (id: string, more: object = {}) => ({
  resourceType: 'DiagnosticReport',
  id,
  status: 'final',
  code: { text: 'Chest film' },
  identifier: [{ system: 'urn:films', value: '77' }],
  category: [{ coding: [{ code: 'RAD' }] }],
  conclusion: `Words of ${id}`,
  ...more,
});
export const filmsOf = async (who: Client) =>
  ((await who.get<Data>('/reports?type=radiology')).data.items as Data[]).map(({ summary }) => summary);
