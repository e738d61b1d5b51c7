import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { cx } from '#shared/ui/class-names.ts';
import { languageOf, Marked } from '#shared/ui/person-name.tsx';
import { categoryLabels, outcomeLabels, severityLabels, type OvrReport } from './ovr-labels.ts';

type FactProps = { readonly name: string; readonly wide?: boolean; readonly children: ReactNode };

const Fact = ({ name, wide = false, children }: FactProps) => (
  <div className={cx('flex flex-col', wide && 'desktop:col-span-2')}>
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Words = ({ children: text }: { readonly children: string }) => (
  <span dir="auto" lang={languageOf(text)} className="block text-start font-normal whitespace-pre-wrap">
    {text}
  </span>
);

/** What was reported, as far as it is written. */
export const OvrFacts = ({ report }: { readonly report: OvrReport }) => (
  <dl className="grid grid-cols-1 gap-3 desktop:grid-cols-2">
    {report.category && <Fact name={m.ovr_category()}>{categoryLabels[report.category]()}</Fact>}
    {report.severity && <Fact name={m.ovr_severity()}>{severityLabels[report.severity]()}</Fact>}
    {report.happened_at && <Fact name={m.ovr_happened_at()}>{dateTime(report.happened_at)}</Fact>}
    {report.location && (
      <Fact name={m.ovr_location()}>
        <Marked>{report.location}</Marked>
      </Fact>
    )}
    <Fact name={m.ovr_department()}>{inLocale(report.department.title, report.department.title_ar)}</Fact>
    {report.reporter && !report.mine && (
      <Fact name={m.ovr_reporter()}>
        <Marked>{inLocale(report.reporter.name, report.reporter.name_ar)}</Marked>
      </Fact>
    )}
    {report.what && (
      <Fact wide name={m.ovr_what()}>
        <Words>{report.what}</Words>
      </Fact>
    )}
    {report.action && (
      <Fact wide name={m.ovr_action()}>
        <Words>{report.action}</Words>
      </Fact>
    )}
  </dl>
);

/** What the review found; nothing before it. */
export const OvrReview = ({ report: { review } }: { readonly report: OvrReport }) =>
  review && (
    <section className="flex flex-col gap-3 rounded-lg border border-line p-4">
      <h3 className="text-h3">{m.ovr_review()}</h3>
      <dl className="flex flex-col gap-3">
        <Fact name={m.ovr_outcome()}>{outcomeLabels[review.outcome]()}</Fact>
        <Fact name={m.ovr_actions()}>
          <Words>{review.actions}</Words>
        </Fact>
        <Fact name={m.ovr_reviewed_at()}>
          {dateTime(review.at)} {review.by && <Marked>{inLocale(review.by.name, review.by.name_ar)}</Marked>}
        </Fact>
      </dl>
      {review.shared && <p className="text-small text-muted">{m.ovr_is_shared()}</p>}
    </section>
  );
