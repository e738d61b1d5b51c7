import { riders } from '@balsam/contract/riders';
import { read, write, type Route } from '#platform/http/serve.ts';
import { changeVehicle, inviteRider, letRiderIn, listRiders, lockRiderOut, sendRiderLink } from './staff-riders.ts';

/** Riders as administrators keep them. */
export const staffRidersRoutes: readonly Route[] = [
  read(riders.list, ({ db, call, query }) => listRiders(db, call, query)),
  write(riders.invite, ({ body, ...change }) => inviteRider(change, body)),
  write(riders.saveVehicle, ({ tx, call, params, body }) => changeVehicle({ tx, call, riderId: params.id }, body)),
  write(riders.inviteAgain, ({ params, ...change }) => sendRiderLink({ ...change, riderId: params.id }, 'invitation')),
  write(riders.sendPasswordLink, ({ params, ...change }) =>
    sendRiderLink({ ...change, riderId: params.id }, 'password'),
  ),
  write(riders.lock, ({ params, ...change }) => lockRiderOut({ ...change, riderId: params.id })),
  write(riders.unlock, ({ params, ...change }) => letRiderIn({ ...change, riderId: params.id })),
];
