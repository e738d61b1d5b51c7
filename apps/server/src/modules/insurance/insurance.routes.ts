import { contract } from '@balsam/contract';
import { audit } from '#platform/audit/audit.ts';
import { pageOf } from '#platform/http/page.ts';
import { callExternal, read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { readableVisit, showAppointment } from '#modules/booking/index.ts';
import { ownPatientId, ownReason } from '#modules/people/index.ts';
import { answerApproval } from './answer-approval.ts';
import { coverVisit, uncoverVisit } from './cover-visit.ts';
import { findCover, listApprovals } from './covers.store.ts';
import { insuranceTexts } from './insurance.texts.ts';
import { approvalView, policyView, waitingView } from './insurance.view.ts';
import { addPolicy, checkPolicy, ownPolicy, policiesOf } from './policies.ts';
import { listNetwork, listPlans, updatePolicy } from './policies.store.ts';
import { quoteVisit } from './quote-visit.ts';

const { insurance } = contract;

const policies: readonly Route[] = [
  read(insurance.payers, async ({ db }) => {
    const byInsurer = Map.groupBy(await listPlans(db), ({ insurer_id: id }) => id);
    return {
      items: [...byInsurer].map(([id, plans]) => ({
        id,
        title: plans[0]?.insurer_title ?? '',
        title_ar: plans[0]?.insurer_title_ar ?? '',
        plans: plans.map((plan) => ({ id: plan.id, title: plan.title, title_ar: plan.title_ar })),
      })),
    };
  }),

  read(insurance.list, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const items = await policiesOf(db, personId, call.now);
    await audit(db, call, { personId, action: 'read', what: 'insurance', why: ownReason(call) });
    return { items };
  }),

  callExternal(insurance.add, async ({ platform, call, body }) =>
    withMessage(policyView(await addPolicy(platform, call, body), call.now), insuranceTexts.added),
  ),

  callExternal(insurance.check, async ({ platform, call, params }) =>
    withMessage(policyView(await checkPolicy(platform, call, params.id), call.now), insuranceTexts.checked),
  ),

  write(insurance.remove, async ({ tx, call, params: { id } }) => {
    const { person_id: personId } = await ownPolicy(tx, call, id);
    await updatePolicy(tx, id, { removed_at: call.now });
    await audit(tx, call, { personId, action: 'write', what: 'insurance', recordId: id, why: ownReason(call) });
    return { id };
  }),

  read(insurance.location, async ({ db, call, query }) => {
    const policy = await ownPolicy(db, call, query.policy_id);
    const entry = { personId: policy.person_id, what: 'insurance', recordId: policy.id } as const;
    await audit(db, call, { ...entry, action: 'read', why: ownReason(call) });
    return { items: await listNetwork(db, policy.plan_id) };
  }),
];

const covers: readonly Route[] = [
  callExternal(insurance.services, ({ platform, call, query }) =>
    quoteVisit(platform, call, { policyId: query.policy_id, slotId: query.slot_id }),
  ),

  callExternal(insurance.apply, async ({ platform, db, call, body }) => {
    const state = await coverVisit(platform, call, { appointmentId: body.appointment_id, policyId: body.policy_id });
    const text = state === 'sent_for_approval' ? insuranceTexts.sent : insuranceTexts.applied;
    return withMessage(await showAppointment(db, call, body.appointment_id), text);
  }),

  write(insurance.clear, async ({ tx, call, body }) => {
    await uncoverVisit(tx, call, body.appointment_id);
    return withMessage(await showAppointment(tx, call, body.appointment_id), insuranceTexts.cleared);
  }),

  read(insurance.ofAppointment, async ({ db, call, params }) => {
    const { personId } = await readableVisit(db, call, params.id);
    const cover = await findCover(db, params.id);
    await audit(db, call, { personId, action: 'read', what: 'insurance', recordId: params.id, why: ownReason(call) });
    return { cover: cover ? approvalView(cover) : null };
  }),
];

const desk: readonly Route[] = [
  read(insurance.waiting, async ({ db, call, query }) => {
    const page = pageOf(query);
    const { rows, total } = await listApprovals(db, query.answered === 'true', page);
    const entries = rows.map((row) => ({ personId: row.person_id, recordId: row.id }));
    await audit(
      db,
      call,
      ...entries.map((entry) => ({ ...entry, action: 'read', what: 'insurance', why: 'staff' }) as const),
    );
    return { items: rows.map(waitingView), total, page: page.page, limit: page.limit };
  }),

  write(insurance.answer, async ({ tx, call, params, body }) =>
    approvalView(await answerApproval(tx, call, params.id, body)),
  ),
];

/** Policies, what they cover, and the approvals of the front desk. */
export const insuranceRoutes: readonly Route[] = [...policies, ...covers, ...desk];
