import { on, type EventContext, type Subscription } from '#platform/outbox/outbox.ts';
import { familyAccessEnded, familyMemberAdded, partiesOf } from '#modules/family/index.ts';
import { contactOf } from '#modules/people/index.ts';
import { dataExportReady } from '#modules/privacy/index.ts';
import { accountTexts } from './account.texts.ts';
import { notify } from './notify.ts';

const link = '/family-members';

/** Notifies both sides that one may work in the profile of the other. */
async function notifyOfGrant(grantId: number, context: EventContext): Promise<void> {
  const parties = await partiesOf(context.tx, grantId);
  if (!parties) return;
  const { guardian, dependent } = parties;
  const kind = 'family_member_added';
  await notify(guardian, { kind, text: accountTexts.memberAdded(dependent), link }, context);
  await notify(dependent, { kind, text: accountTexts.guardianAdded(guardian), link }, context);
}

/** Notifies both sides that it has ended, whoever ended it. */
async function notifyOfGrantEnd(grantId: number, context: EventContext): Promise<void> {
  const parties = await partiesOf(context.tx, grantId);
  if (!parties) return;
  const { guardian, dependent } = parties;
  const kind = 'family_access_ended';
  await notify(guardian, { kind, text: accountTexts.memberEnded(dependent), link }, context);
  await notify(dependent, { kind, text: accountTexts.guardianEnded(guardian), link }, context);
}

async function notifyOfExport(personId: number, context: EventContext): Promise<void> {
  const to = await contactOf(context.tx, personId);
  const notice = { kind: 'data_export_ready', text: accountTexts.exportReady(), link: '/profile/privacy' } as const;
  if (to) await notify(to, notice, context);
}

/** Notifications about the account and the family. */
export const accountSubscriptions: readonly Subscription[] = [
  on(familyMemberAdded, ({ grant_id }, context) => notifyOfGrant(grant_id, context)),
  on(familyAccessEnded, ({ grant_id }, context) => notifyOfGrantEnd(grant_id, context)),
  on(dataExportReady, ({ person_id }, context) => notifyOfExport(person_id, context)),
];
