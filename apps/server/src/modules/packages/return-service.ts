import { halalas } from '@balsam/domain/money';
import { systemCall } from '#platform/http/system-call.ts';
import { on, type Subscription } from '#platform/outbox/outbox.ts';
import { giveBack } from './end-package.ts';
import { serviceReturned } from './events.ts';
import { lockPackage } from './packages.policy.ts';

/** A service of a package that has ended already is given back by itself, once (D12.05). */
export const refundReturnedServices: Subscription = on(serviceReturned, async ({ unit_id: unitId }, { tx, now }) => {
  const row = await tx
    .selectFrom('booked_package_service')
    .select(['booked_package_id', 'net', 'vat'])
    .where('id', '=', unitId)
    .executeTakeFirst();
  const booked = row && (await lockPackage(tx, row.booked_package_id));
  if (!booked) return;
  const back = { key: `unit:${unitId}`, amount: halalas(row.net + row.vat), why: 'system' } as const;
  await giveBack(tx, systemCall(now, 'packages.service-returned'), booked, back);
});
