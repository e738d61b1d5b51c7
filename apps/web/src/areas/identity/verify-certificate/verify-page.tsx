import type { CallReply } from '@balsam/contract/call';
import type { medicalReports } from '@balsam/contract/medical-reports';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { BadgeCheck, BadgeX, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { ApiError, api, sentenceOf } from '#shared/api/index.ts';
import { day } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonCard } from '#shared/ui/states.tsx';

type Certificate = CallReply<typeof medicalReports.verify>;

const kinds: Readonly<Record<Certificate['kind'], () => string>> = {
  detail_medical: m.reports_kind_detail,
  sick_leave: m.reports_kind_sick_leave,
  discharge_summary: m.reports_kind_discharge,
  vaccination: m.reports_kind_vaccination,
};

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium">{children}</dd>
  </div>
);

const Shown = ({ certificate: c }: { certificate: Certificate }) => {
  const isValid = c.state === 'valid';
  return (
    <Card as="section" className="flex flex-col gap-4">
      <Note tone={isValid ? 'success' : 'danger'} icon={isValid ? BadgeCheck : BadgeX}>
        <p className="text-h3">{isValid ? m.reports_verify_valid() : m.reports_verify_withdrawn()}</p>
      </Note>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-4">
        <Fact name={m.reports_verify_issuer()}>{inLocale(c.issuer, c.issuer_ar)}</Fact>
        <Fact name={m.reports_verify_kind()}>{kinds[c.kind]()}</Fact>
        <Fact name={m.reports_verify_date()}>{day(c.date)}</Fact>
        <Fact name={m.reports_verify_initials()}>
          <bdi>{inLocale(c.initials, c.initials_ar)}</bdi>
        </Fact>
        {c.from && <Fact name={m.reports_verify_from()}>{day(c.from)}</Fact>}
        {c.to && <Fact name={m.reports_verify_to()}>{day(c.to)}</Fact>}
      </dl>
    </Card>
  );
};

const Content = () => {
  const { code } = useParams({ from: '/verify/$code' });
  const { data, error, refetch } = useQuery({
    ...api.medicalReports.verify.query({ params: { code }, quiet: true }),
    retry: false,
  });
  if (data) return <Shown certificate={data} />;
  if (!error) return <SkeletonCard />;
  const isUnknown = error instanceof ApiError && (error.code === 'not_found' || error.code === 'malformed');
  if (!isUnknown) return <ErrorState text={sentenceOf(error)} onRetry={() => void refetch()} />;
  return (
    <Note tone="danger" icon={SearchX}>
      <p className="text-h3">{m.reports_verify_unknown()}</p>
      <p>{m.reports_verify_unknown_text()}</p>
    </Note>
  );
};

/** `/verify/:code`: whether a certificate of the hospital is real, for whoever holds it. */
export const VerifyCertificatePage = () => (
  <Page narrow>
    <PageHeading title={m.reports_verify_title()} />
    <Content />
  </Page>
);
