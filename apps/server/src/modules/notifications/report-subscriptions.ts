import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { reportMoved, reportOwner } from '#modules/medical-reports/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { releasedResult, resultReleased } from '#modules/records/index.ts';
import { wasTold } from './notifications.store.ts';
import { notify } from './notify.ts';
import { reportTexts } from './report.texts.ts';

const notices = {
  approved: { kind: 'report_ready', text: reportTexts.ready },
  rejected: { kind: 'report_rejected', text: reportTexts.rejected },
  withdrawn: { kind: 'report_withdrawn', text: reportTexts.withdrawn },
} as const;

async function notifyOfReport(id: number, to: string, context: EventContext): Promise<void> {
  const notice = to in notices ? notices[to as keyof typeof notices] : undefined;
  const owner = notice && (await reportOwner(context.tx, id));
  const person = owner && (await contactOf(context.tx, owner.personId));
  if (!notice || !owner || !person) return;
  const link = owner.kind === 'sick_leave' ? '/sick-leaves' : '/medical-reports';
  await notify(person, { kind: notice.kind, text: notice.text(), link, isSensitive: owner.isSensitive }, context);
}

/** A result that a doctor held back and now shows: told once, however often it is held and released. */
async function notifyOfRelease(released: Parameters<typeof releasedResult>[1], context: EventContext): Promise<void> {
  const result = await releasedResult(context.tx, released);
  const person = result && (await contactOf(context.tx, result.personId));
  if (!result || !person) return;
  if (await wasTold(context.tx, person.personId, result.link)) return;
  const { link, isSensitive } = result;
  await notify(person, { kind: 'result_released', text: reportTexts.released(), link, isSensitive }, context);
}

/** Notifications about reports, sick leaves and results. */
export const reportSubscriptions: readonly Subscription[] = [
  on(reportMoved, ({ report_id, to }, context) => notifyOfReport(report_id, to, context)),
  on(resultReleased, notifyOfRelease),
];
