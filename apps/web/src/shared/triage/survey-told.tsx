import type { CallReply } from '@balsam/contract/call';
import type { triage } from '@balsam/contract/triage';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { severityWords, sinceWords } from './words.ts';

type Survey = CallReply<typeof triage.survey>;

/** What was told in a survey: complaints with since when and how bad, own words, and the answers. */
export const SurveyTold = ({ survey }: { readonly survey: Survey }) => (
  <div className="flex flex-col gap-3">
    <ul className="flex flex-col gap-1">
      {survey.symptoms.map(({ code, title, title_ar, since, severity }) => (
        <li key={code} className="flex flex-wrap justify-between gap-x-3">
          <span className="font-medium">{inLocale(title, title_ar)}</span>
          <span className="text-muted">
            {severityWords[severity]()} · {sinceWords[since]()}
          </span>
        </li>
      ))}
    </ul>
    {survey.note !== '' && (
      <p dir="auto" className="whitespace-pre-wrap">
        {survey.note}
      </p>
    )}
    {survey.answers.length > 0 && (
      <details>
        <summary className="min-h-11 content-center font-bold text-accent-text">{m.symptoms_answers()}</summary>
        <dl className="flex flex-col gap-2">
          {survey.answers.map(({ question, title, title_ar, choices }) => (
            <div key={question}>
              <dt className="text-small text-muted">{inLocale(title, title_ar)}</dt>
              <dd>
                {choices.length === 0
                  ? m.symptoms_none_short()
                  : choices.map((choice) => inLocale(choice.title, choice.title_ar)).join(' · ')}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    )}
  </div>
);
