import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { AnswersView } from '#shared/visits/answers-view.tsx';
import { Unread } from '#shared/ui/unread.tsx';

/** What the patient answered before the visit, for the doctor. Nothing where the speciality asks nothing. */
export const AnswersSection = ({ id }: { readonly id: number }) => {
  const read = useQuery(api.checkIn.questionnaire.query({ params: { id }, quiet: true }));
  const { data } = read;
  if (!data) return <Unread title={m.checkin_doctor_answers()} reads={[read]} />;
  if (!data.questionnaire) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-3 text-h3">
        {m.checkin_doctor_answers()}
        {data.answers.length > 0 && data.completed_at === null && (
          <Chip tone="warning">{m.checkin_doctor_draft()}</Chip>
        )}
      </h2>
      {data.answers.length === 0 ? (
        <p className="text-muted">{m.checkin_doctor_none()}</p>
      ) : (
        <AnswersView asked={data} />
      )}
    </Card>
  );
};
