import { contract } from '@balsam/contract';
import type { CallReply } from '@balsam/contract';
import { promotionState } from '@balsam/domain/billing';
import { halalas, toSar } from '@balsam/domain/money';
import { riyadhDay } from '@balsam/domain/time';
import { audit } from '#platform/audit/audit.ts';
import { read, type Route } from '#platform/http/serve.ts';
import { freeVisitOf, ownPatientId, ownReason } from '#modules/people/index.ts';
import { listPromotions, type PromotionRow } from './promotions.store.ts';
import { promotionsTexts } from './promotions.texts.ts';
import { asPromotion } from './use-promotion.ts';

type View = CallReply<typeof contract.promotions.assigned>['items'][number];

function promotionView(row: PromotionRow, today: string): View {
  const state = row.used ? 'used' : promotionState(asPromotion(row), today);
  const label = promotionsTexts.states[state];
  return {
    id: row.id,
    code: row.code,
    title: row.title,
    title_ar: row.title_ar,
    details: row.details,
    details_ar: row.details_ar,
    percent: row.percent,
    at_most: row.at_most === null ? null : toSar(halalas(row.at_most)),
    visit_type: row.visit_type,
    speciality_id: row.speciality_id,
    starts_on: row.starts_on,
    ends_on: row.ends_on,
    image: row.drawing,
    image_url: row.picture && `/api/v1/content-pictures/${row.picture}`,
    state,
    state_label: label.en,
    state_label_ar: label.ar,
  };
}

export const promotionsRoutes: readonly Route[] = [
  read(contract.promotions.list, async ({ db, call }) => {
    const today = riyadhDay(call.now);
    return {
      items: (await listPromotions(db, undefined, { now: call.now, today })).map((row) => promotionView(row, today)),
    };
  }),

  read(contract.promotions.assigned, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const today = riyadhDay(call.now);
    const rows = await listPromotions(db, personId, { now: call.now, today });
    await audit(db, call, { personId, action: 'read', what: 'promotions', why: ownReason(call) });
    return { items: rows.map((row) => promotionView(row, today)) };
  }),

  read(contract.promotions.freeVisit, async ({ db, call, query }) => {
    const personId = ownPatientId(call, query.mrn_number);
    const free = await freeVisitOf(db, personId);
    await audit(db, call, { personId, action: 'read', what: 'promotions', why: ownReason(call) });
    return {
      items: free
        ? [
            {
              status: free.status,
              appointment_id: free.appointmentId,
              may_claim: free.status === 'pending',
              may_cancel: free.status === 'completed',
            },
          ]
        : [],
    };
  }),
];
