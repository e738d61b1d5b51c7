import { teleConsultation } from '@balsam/contract/tele-consultation';
import type { Tx } from '#platform/db/types.ts';
import type { UserCall } from '#platform/http/call.ts';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import type { Platform } from '#platform/platform.ts';
import type { CallNow } from './call.ts';
import { endCall } from './end-call.ts';
import { giveFeedback } from './give-feedback.ts';
import { issueToken } from './issue-token.ts';
import { sendState, statusOfBoth } from './publish-state.ts';
import { callView, joinCall, readCallStatus } from './read-call.ts';
import { declineRing, ringPatient } from './ring-patient.ts';
import { teleConsultationTexts as texts } from './tele-consultation.texts.ts';

type Context = {
  readonly tx: Tx;
  readonly call: UserCall;
  readonly platform: Platform;
  readonly after: (effect: () => void) => void;
};

/** Both sides are told once it is committed; the caller is answered how the call stands for them. */
async function answerAndTell({ tx, call: caller, platform, after }: Context, call: CallNow) {
  const told = await statusOfBoth(tx, call, caller.now);
  after(() => sendState(platform, told));
  return callView(tx, call, caller);
}

/** Calls of virtual appointments. What happens within a call goes over the socket. */
export const teleConsultationRoutes: readonly Route[] = [
  read(teleConsultation.status, ({ db, call, params }) => readCallStatus(db, call, params.appointment_id)),
  read(teleConsultation.join, ({ db, call, body }) => joinCall(db, call, body.appointment_id)),
  read(teleConsultation.token, ({ db, call, body, platform }) =>
    issueToken(db, platform.config, call, body.appointment_id),
  ),
  write(teleConsultation.ring, async ({ body, ...context }) =>
    answerAndTell(context, await ringPatient(context.tx, context.call, body.appointment_id)),
  ),
  write(teleConsultation.decline, async ({ body, ...context }) =>
    answerAndTell(context, await declineRing(context.tx, context.call, body.appointment_id)),
  ),
  write(teleConsultation.end, async ({ body, ...context }) => {
    const id = body.appointment_id;
    const { call, left } = await endCall(context.tx, context.call, id);
    const view = await answerAndTell(context, call);
    context.after(() => {
      for (const { connection } of left)
        context.platform.realtime.sendToConnection(connection, 'call:end', { id, reason: 'ended' });
    });
    return withMessage(view, texts.ended);
  }),
  write(teleConsultation.feedback, async ({ tx, call, body }) => {
    await giveFeedback(tx, call, body.appointment_id, body);
    return withMessage({}, texts.thanks);
  }),
];
