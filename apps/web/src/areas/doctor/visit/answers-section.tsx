import type { CallReply, Contract } from '@balsam/contract';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';

type Asked = CallReply<Contract['checkIn']['questionnaire']>;
type Question = NonNullable<Asked['questionnaire']>['items'][number];
type Value = Asked['answers'][number]['value'];

const textOf = ({ options }: Question, value: Value): string => {
  if (typeof value === 'boolean') return value ? m.checkin_yes() : m.checkin_no();
  if (typeof value === 'number') return number(value);
  const option = options.find(({ code }) => code === value);
  return option ? inLocale(option.title, option.title_ar) : value;
};

const Answers = ({ asked }: { readonly asked: Asked }) => (
  <dl className="flex flex-col gap-2">
    {asked.questionnaire?.items.map((question) => {
      const answer = asked.answers.find(({ link_id }) => link_id === question.link_id);
      return (
        answer && (
          <div key={question.link_id} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-text-2">{inLocale(question.text, question.text_ar)}</dt>
            <dd className="font-medium wrap-anywhere">
              <bdi>
                <Marked>{textOf(question, answer.value)}</Marked>
              </bdi>
            </dd>
          </div>
        )
      );
    })}
  </dl>
);

/** What the patient answered before the visit, for the doctor. Nothing where the speciality asks nothing. */
export const AnswersSection = ({ id }: { readonly id: number }) => {
  const { data } = useQuery(api.checkIn.questionnaire.query({ params: { id }, quiet: true }));
  if (!data?.questionnaire) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="flex flex-wrap items-center gap-3 text-h3">
        {m.checkin_doctor_answers()}
        {data.answers.length > 0 && data.completed_at === null && (
          <Chip tone="warning">{m.checkin_doctor_draft()}</Chip>
        )}
      </h2>
      {data.answers.length === 0 ? <p className="text-muted">{m.checkin_doctor_none()}</p> : <Answers asked={data} />}
    </Card>
  );
};
