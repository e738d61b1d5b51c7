import type { CallReply } from '@balsam/contract/call';
import type { visits } from '@balsam/contract/visits';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime, longDay, number } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { languageOf, Marked } from '#shared/ui/person-name.tsx';

export type Summary = CallReply<typeof visits.summary>;
type Medicine = Summary['medicines'][number];

const Section = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className="flex flex-col gap-1.5">
    <h3 className="font-bold">{title}</h3>
    {children}
  </section>
);

/** What somebody typed, in its own direction and language. */
const Written = ({ text }: { readonly text: string }) => (
  <p dir="auto" lang={languageOf(text)} className="text-start wrap-anywhere whitespace-pre-wrap">
    {text}
  </p>
);

/** How a medicine is taken: `1 tablet | twice a day | for 5 days`; the dose in the doctor's words. */
const Dosage = ({ medicine: { dose, times_per_day: times, days } }: { readonly medicine: Medicine }) => (
  <InlineList className="text-text-2">
    <Marked>{dose}</Marked>
    <span>{m.visits_times({ count: times, shown: number(times) })}</span>
    <span>{m.visits_days({ count: days, shown: number(days) })}</span>
  </InlineList>
);

const Medicines = ({ medicines }: { readonly medicines: Summary['medicines'] }) => (
  <ul className="flex flex-col gap-2">
    {medicines.map((medicine) => (
      <li key={medicine.product_id} className="flex flex-col">
        <span className="font-medium">
          <Marked>{inLocale(medicine.name, medicine.name_ar)}</Marked>
        </span>
        <Dosage medicine={medicine} />
        {!medicine.available && <span className="text-small text-muted">{m.visits_summary_unavailable()}</span>}
      </li>
    ))}
  </ul>
);

const Diagnoses = ({ diagnoses }: { readonly diagnoses: Summary['diagnoses'] }) => (
  <ul className="flex flex-col gap-1">
    {diagnoses.map(({ code, text, text_ar }) => (
      <li key={code} className="flex flex-wrap gap-x-2">
        <bdi>
          <Marked>{inLocale(text, text_ar)}</Marked>
        </bdi>
        <span className="text-muted">
          <Ltr>{code}</Ltr>
        </span>
      </li>
    ))}
  </ul>
);

const Addenda = ({ addenda }: { readonly addenda: Summary['addenda'] }) => (
  <ul className="flex flex-col gap-2">
    {addenda.map(({ id, text, written_at }) => (
      <li key={id}>
        <Written text={text} />
        <time dateTime={written_at} className="text-small text-muted">
          {dateTime(written_at)}
        </time>
      </li>
    ))}
  </ul>
);

/** A signed summary, part by part; what was not written is left out. */
export const SummaryView = ({ summary }: { readonly summary: Summary }) => (
  <div className="flex flex-col gap-4">
    {summary.findings !== '' && (
      <Section title={m.visits_summary_findings()}>
        <Written text={summary.findings} />
      </Section>
    )}
    {summary.diagnoses.length > 0 && (
      <Section title={m.visits_summary_diagnosis()}>
        <Diagnoses diagnoses={summary.diagnoses} />
      </Section>
    )}
    {summary.medicines.length > 0 && (
      <Section title={m.visits_summary_medicines()}>
        <Medicines medicines={summary.medicines} />
      </Section>
    )}
    {summary.advice !== '' && (
      <Section title={m.visits_summary_advice()}>
        <Written text={summary.advice} />
      </Section>
    )}
    {summary.sick_leave && (
      <Section title={m.visits_summary_sick_leave()}>
        <p>
          {m.visits_summary_sick_days({
            from: longDay(summary.sick_leave.from),
            to: longDay(summary.sick_leave.to),
          })}
        </p>
      </Section>
    )}
    {summary.follow_up && (
      <Section title={m.visits_summary_follow_up()}>
        <p>{m.visits_summary_about({ day: longDay(summary.follow_up.day) })}</p>
      </Section>
    )}
    {summary.addenda.length > 0 && (
      <Section title={m.visits_summary_addenda()}>
        <Addenda addenda={summary.addenda} />
      </Section>
    )}
  </div>
);
