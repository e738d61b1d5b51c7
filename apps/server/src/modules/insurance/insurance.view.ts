import type { CallReply, contract } from '@balsam/contract';
import { expiryOf, policyStateOn } from '@balsam/domain/insurance';
import { halalas, toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { fullNames } from '#modules/people/index.ts';
import type { CoverRow, ListedApproval } from './covers.store.ts';
import { insuranceTexts } from './insurance.texts.ts';
import type { PolicyRow } from './policies.store.ts';

type Insurance = typeof contract.insurance;
type Policy = CallReply<Insurance['list']>['items'][number];
type Approval = CallReply<Insurance['answer']>;

const sar = (amount: number) => toSar(halalas(amount));

export function policyView(row: PolicyRow, now: Date): Policy {
  const facts = { checked: row.checked, startsOn: row.starts_on, endsOn: row.ends_on };
  const today = riyadhDay(now);
  const state = policyStateOn(facts, today);
  const label = insuranceTexts.policy[state];
  const { daysLeft, isSoon } = expiryOf(facts, today);
  return {
    id: row.id,
    company: { id: row.insurer_id, title: row.insurer_title, title_ar: row.insurer_title_ar },
    plan: { id: row.plan_id, title: row.plan_title, title_ar: row.plan_title_ar },
    policy_number: row.policy_number,
    national_id: row.member_number,
    card_file: row.card_file,
    state,
    state_label: label.en,
    state_label_ar: label.ar,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    days_left: daysLeft,
    ends_soon: isSoon,
    checked_at: row.checked_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

export function approvalView(row: CoverRow): Approval {
  const label = insuranceTexts.approval[row.state];
  return {
    id: row.id,
    appointment_id: row.appointment_id,
    state: row.state,
    state_label: label.en,
    state_label_ar: label.ar,
    needed_approval: row.needed_approval,
    company: { id: row.insurer_id, title: row.insurer_title, title_ar: row.insurer_title_ar },
    policy_number: row.policy_number,
    asked: sar(row.asked),
    approved: row.approved === null ? null : sar(row.approved),
    reason: row.reason,
    reference: row.payer_reference,
    sent_at: row.sent_at.toISOString(),
    held_until: row.held_until?.toISOString() ?? null,
    answered_at: row.answered_at?.toISOString() ?? null,
  };
}

export function waitingView(row: ListedApproval): CallReply<Insurance['waiting']>['items'][number] {
  const { name, nameAr } = fullNames(row);
  return {
    ...approvalView(row),
    patient: { name, name_ar: nameAr, mrn_number: row.mrn },
    doctor: {
      name: `${row.doctor_first} ${row.doctor_family}`,
      name_ar: `${row.doctor_first_ar} ${row.doctor_family_ar}`,
    },
    starts_at: row.starts_at.toISOString(),
    type: row.type,
    fee: sar(row.list_price ?? row.price),
  };
}
