import { useQuery } from '@tanstack/react-query';
import { BadgePercent, CalendarDays, Check, Clock, Copy, Ban } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { day, money, percent } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { copyText } from '#shared/ui/copy-text.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { EmptyState, ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { type Promotion, promotionsQuery } from './queries.ts';

const looks = {
  active: { tone: 'success', icon: Check },
  used: { tone: 'neutral', icon: Check },
  not_started: { tone: 'accent', icon: Clock },
  expired: { tone: 'neutral', icon: Ban },
  not_available: { tone: 'neutral', icon: Ban },
} as const;

const CopyCode = ({ code }: { code: string }) => (
  <Button
    variant="outline"
    size="sm"
    icon={Copy}
    onClick={() =>
      void copyText(code, { done: m.billing_promo_copied(), failed: m.billing_promo_copy_failed({ code }) })
    }
  >
    {m.billing_promo_copy()}
  </Button>
);

const Offer = ({ promotion: p }: { promotion: Promotion }) => {
  const { tone, icon } = looks[p.state];
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h2 className="text-h3">{inLocale(p.title, p.title_ar)}</h2>
        <Chip tone={tone} icon={icon}>
          {inLocale(p.state_label, p.state_label_ar)}
        </Chip>
      </div>
      <p className="text-text-2">{inLocale(p.details, p.details_ar)}</p>
      <div className="flex flex-wrap gap-x-5 gap-y-1 text-small text-muted">
        {p.percent !== null && (
          <span className="inline-flex items-center gap-1.5">
            <BadgePercent aria-hidden size={18} />
            {p.at_most === null
              ? m.billing_promo_percent({ percent: percent(p.percent) })
              : m.billing_promo_percent_at_most({ percent: percent(p.percent), amount: money(p.at_most) })}
          </span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <CalendarDays aria-hidden size={18} />
          {m.billing_promo_dates({ from: day(p.starts_on), to: day(p.ends_on) })}
        </span>
      </div>
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
        <Ltr className="font-bold">{p.code}</Ltr>
        {p.state === 'active' && <CopyCode code={p.code} />}
      </div>
    </Card>
  );
};

const Offers = () => {
  const user = useSession()?.user;
  const { data, error, refetch } = useQuery(promotionsQuery(user?.mrn_number != null));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={4} />;
  if (data.items.length === 0)
    return <EmptyState art="box" title={m.billing_promos_empty()} text={m.billing_promos_empty_text()} />;
  return (
    <ul className="grid gap-4 desktop:grid-cols-2">
      {data.items.map((promotion) => (
        <li key={promotion.id} className="flex *:flex-1">
          <Offer promotion={promotion} />
        </li>
      ))}
    </ul>
  );
};

/** View Promotions: what there is, until when, and the code to use when a visit is paid. */
export const PromotionsPage = () => (
  <Page>
    <PageHeading
      back="/dashboard"
      title={m.billing_promos_title()}
      detail={m.billing_promos_hint()}
      action={
        <LinkButton to="/appointment/book" className="max-desktop:hidden">
          {m.billing_book()}
        </LinkButton>
      }
    />
    <Offers />
  </Page>
);
