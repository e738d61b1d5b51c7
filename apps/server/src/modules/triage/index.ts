import { triage } from '@balsam/contract/triage';
import { inPages } from '#platform/export/part.ts';
import { read, write } from '#platform/http/serve.ts';
import type { AppModule } from '#platform/module.ts';
import type { FollowVisit } from '#modules/booking/index.ts';
import { approveTable, showApproval } from './approval.ts';
import { attachTo, listOfVisit, listSurveys, readSurveyOf, removeSurvey } from './surveys.ts';
import { attachToNewVisit, eraseSurveys, surveyRows } from './surveys.store.ts';
import { listSelectedQuestions, listSymptoms } from './table.ts';
import { takeSurvey } from './take-survey.ts';
import { triageTexts } from './triage.texts.ts';

export { publishWords, withdrawWords } from './publish-words.ts';
export { takeSurvey } from './take-survey.ts';

/** The surveys that were attached to a visit go along when its patient takes another time. */
export const surveysFollow: FollowVisit = async (tx, { id, oldId, told }) => {
  if (told) await attachToNewVisit(tx, oldId, id);
};

/** The entrance to the module of the symptom checker: the table, surveys, and the approval by a physician (DECISIONS §14). */
export const triageModule: AppModule = {
  name: 'triage',
  routes: [
    read(triage.symptoms, ({ db, call }) => listSymptoms(db, call.now)),
    read(triage.surveys, ({ db, call }) => listSurveys(db, call)),
    write(triage.create, ({ tx, call, body }) => takeSurvey(tx, call, body)),
    read(triage.survey, ({ db, call, params }) => readSurveyOf(db, call, params.id)),
    write(triage.remove, ({ tx, call, params }) => removeSurvey(tx, call, params.id)),
    write(triage.attach, ({ tx, call, params, body }) => attachTo(tx, call, params.id, body.appointment_id)),
    read(triage.ofAppointment, ({ db, call, params }) => listOfVisit(db, call, params.id)),
    read(triage.selectedQuestions, ({ db, query, call }) => listSelectedQuestions(db, query.speciality_id, call.now)),
    read(triage.approval, ({ db, call }) => showApproval(db, call.now)),
    write(triage.approve, ({ tx, call, body }) => approveTable(tx, call, body)),
  ],
  exportParts: [
    {
      name: 'symptom-surveys',
      title: triageTexts.export,
      rows: ({ sql, personId }) => inPages((after, count) => surveyRows(sql, personId, after, count)),
    },
  ],
  beforeClosing: [eraseSurveys],
};
