import { checkIn } from '@balsam/contract/check-in';
import { read, write, type Route } from '#platform/http/serve.ts';
import { withMessage } from '#platform/http/with-message.ts';
import { showAppointment, type IssueTicket } from '#modules/booking/index.ts';
import { arrive, doorCodes } from './arrive.ts';
import { checkInTexts } from './check-in.texts.ts';
import { readVisitCheckIn, saveVisitCheckIn } from './prepare-visit.ts';
import { answerQuestionnaire, readVisitQuestionnaire } from './questionnaire.ts';

export const checkInRoutes = (issueTicket: IssueTicket): readonly Route[] => [
  read(checkIn.read, ({ db, call, params }) => readVisitCheckIn(db, call, params.id)),
  write(checkIn.save, async ({ tx, call, params, body }) =>
    withMessage(await saveVisitCheckIn(tx, call, params.id, body), checkInTexts.saved),
  ),
  read(checkIn.questionnaire, ({ db, call, params }) => readVisitQuestionnaire(db, call, params.id)),
  write(checkIn.answer, async ({ tx, call, params, body }) =>
    withMessage(await answerQuestionnaire(tx, call, params.id, body), checkInTexts.saved),
  ),
  write(checkIn.arrive, async ({ tx, call, body, platform }) => {
    const id = await arrive(tx, call, { secret: platform.config.secret, issueTicket }, body.code);
    return withMessage(await showAppointment(tx, call, id), checkInTexts.arrived);
  }),
  read(checkIn.doorCodes, ({ db, platform }) => doorCodes(db, platform.config)),
];
