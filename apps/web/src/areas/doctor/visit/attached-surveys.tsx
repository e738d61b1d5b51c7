import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime } from '#shared/format/index.ts';
import { SurveyTold } from '#shared/triage/survey-told.tsx';
import { urgencyStyle } from '#shared/triage/words.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Unread } from '#shared/ui/unread.tsx';

/** What the patient told the symptom checker and attached to this visit. Nothing where they attached none. */
export const AttachedSurveys = ({ id }: { readonly id: number }) => {
  const read = useQuery(api.triage.ofAppointment.query({ params: { id }, quiet: true }));
  if (!read.data) return <Unread title={m.symptoms_of_patient()} reads={[read]} />;
  return read.data.items.map((survey) => (
    <Card as="section" key={survey.id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{m.symptoms_of_patient()}</h2>
        <Chip tone={urgencyStyle[survey.urgency].tone}>{urgencyStyle[survey.urgency].title()}</Chip>
      </div>
      <p className="text-small text-muted">{dateTime(survey.created_at)}</p>
      <SurveyTold survey={survey} />
    </Card>
  ));
};
