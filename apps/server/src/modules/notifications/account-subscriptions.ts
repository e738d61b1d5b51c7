import { on, type EventContext, type Subscription } from '../../platform/outbox/outbox.ts';
import { familyAccessEnded, familyMemberAdded, partiesOf } from '../family/index.ts';
import { reachOf } from '../people/index.ts';
import { dataExportReady } from '../privacy/index.ts';
import { accountTexts } from './account-texts.ts';
import { notify } from './notify.ts';

const link = '/family-members';

/** Both sides learn that one may work in the profile of the other. */
async function tellOfGrant(grantId: number, occasion: EventContext): Promise<void> {
  const parties = await partiesOf(occasion.tx, grantId);
  if (!parties) return;
  const { guardian, dependent } = parties;
  const kind = 'family_member_added';
  await notify(guardian, { kind, text: accountTexts.memberAdded(dependent), link }, occasion);
  await notify(dependent, { kind, text: accountTexts.guardianAdded(guardian), link }, occasion);
}

/** Both sides learn that it has ended, whoever ended it. */
async function tellOfItsEnd(grantId: number, occasion: EventContext): Promise<void> {
  const parties = await partiesOf(occasion.tx, grantId);
  if (!parties) return;
  const { guardian, dependent } = parties;
  const kind = 'family_access_ended';
  await notify(guardian, { kind, text: accountTexts.memberEnded(dependent), link }, occasion);
  await notify(dependent, { kind, text: accountTexts.guardianEnded(guardian), link }, occasion);
}

async function tellOfExport(personId: number, occasion: EventContext): Promise<void> {
  const to = await reachOf(occasion.tx, personId);
  const notice = { kind: 'data_export_ready', text: accountTexts.exportReady(), link: '/profile/privacy' } as const;
  if (to) await notify(to, notice, occasion);
}

/** What the modules of the family and of privacy tell. */
export const accountSubscriptions: readonly Subscription[] = [
  on(familyMemberAdded, ({ grant_id }, occasion) => tellOfGrant(grant_id, occasion)),
  on(familyAccessEnded, ({ grant_id }, occasion) => tellOfItsEnd(grant_id, occasion)),
  on(dataExportReady, ({ person_id }, occasion) => tellOfExport(person_id, occasion)),
];
