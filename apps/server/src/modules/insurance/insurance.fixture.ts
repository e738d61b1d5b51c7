import { addMinutes, instantAt } from '@balsam/domain/time';
import { as, book, newSlot, type Client } from '#modules/booking/booking.fixture.ts';
import { demoNow, type World } from '#test/world.ts';

type Policy = { id: number; state: string; ends_soon: boolean };
type Cover = { id: number; state: string; approved: number | null; asked: number; held_until: string | null };

/** Policies, visits and approvals of a world, with the first plan of the demo hospital: nothing needs an approval until it is said. */
export async function insuranceIn(w: World) {
  const desk = await as(w, 'frontdesk@balsam.example');
  const { id: planId } = await w.db.selectFrom('insurance_plan').select('id').orderBy('id').executeTakeFirstOrThrow();
  let [policies, visits] = [0, 0];

  const approvalAbove = (approval_above: number | null) =>
    w.db.updateTable('insurance_plan').set({ approval_above }).where('id', '=', planId).execute();
  await approvalAbove(null);

  /** A policy; its last digit says what the sandbox insurer does. A list holds ten: those of earlier tests are removed. */
  const policyOf = async (who: Client, digit = '0'): Promise<Policy> => {
    policies += 1;
    await w.db
      .updateTable('insurance_policy')
      .set({ removed_at: demoNow })
      .where('policy_number', 'like', 'TEST-%')
      .execute();
    const body = { plan_id: planId, policy_number: `TEST-${policies}-${digit}` };
    const reply = await who.post<Policy>('/insurances', body);
    if (reply.http !== 200) throw new Error(`not added: ${reply.code}`);
    return reply.data;
  };
  const now = async (who: Client, id: number) => (await who.get(`/appointments/${id}`)).data;
  /** A visit before dawn, of this fee in SAR when one is named. */
  const visitOf = async (who: Client, fee?: number) => {
    visits += 1;
    const at = addMinutes(instantAt('2026-12-01', '00:30'), Math.floor(visits / 8) * 1440 + (visits % 8) * 25);
    const visit = await book(who, await newSlot(w, { at }));
    if (fee === undefined) return visit;
    const vat = visit.vat > 0 ? Math.round(fee * 15) : 0;
    await w.db
      .updateTable('appointment')
      .set({ price: fee * 100, vat })
      .where('id', '=', visit.id)
      .execute();
    return now(who, visit.id);
  };
  const apply = (who: Client, id: number, policy: number | undefined) =>
    who.post('/insurances/apply', { appointment_id: id, policy_id: policy });
  const coverOf = async (who: Client, id: number) =>
    (await who.get<{ cover: Cover | null }>(`/appointments/${id}/insurance`)).data.cover;
  const answer = (id: number, body: object) => desk.post<Cover>(`/staff/approvals/${id}/answer`, body);
  return { planId, desk, approvalAbove, policyOf, visitOf, apply, now, coverOf, answer };
}
