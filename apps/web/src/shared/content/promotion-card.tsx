import type { CallReply } from '@balsam/contract/call';
import type { promotions } from '@balsam/contract/promotions';
import { BadgePercent, CalendarDays, Check, Clock, Copy, Ban } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, money, percent } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { copyText } from '#shared/ui/copy-text.ts';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { ContentPicture } from './content-picture.tsx';

type Shown = Omit<CallReply<typeof promotions.list>['items'][number], 'id' | 'visit_type' | 'speciality_id'>;

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

/** A promotion with its code, and until when it can be used. */
export const PromotionCard = ({ promotion: p }: { promotion: Shown }) => {
  const { tone, icon } = looks[p.state];
  return (
    <Card as="article" className="flex flex-col gap-3">
      <ContentPicture drawing={p.image} url={p.image_url} className="h-32 rounded-md" />
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
