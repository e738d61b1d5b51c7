import type { CallReply, Contract } from '@balsam/contract';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
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

/** What was answered before a visit, to be read; what was left out is left out. */
export const AnswersView = ({ asked }: { readonly asked: Asked }) => (
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
