import * as m from '#paraglide/messages.js';
import { longDay, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Progress } from './progress.tsx';
import type { Booked } from './queries.ts';
import { statusStyle } from './status-style.ts';

/** A package of one's own in the list: where it stands, and the way to go on with it. */
export const BookedCard = ({ booked: b }: { booked: Booked }) => {
  const { tone, icon } = statusStyle[b.status];
  return (
    <Card as="article" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-h3">{inLocale(b.title, b.title_ar)}</h3>
        <Chip tone={tone} icon={icon}>
          {inLocale(b.status_label, b.status_label_ar)}
        </Chip>
      </div>
      {b.valid_until && <Progress booked={b} />}
      <p className="text-small text-muted">
        {m.packages_paid_of({ paid: money(b.paid), total: money(b.total) })}
        {b.valid_until && !b.is_over && ` ${m.packages_valid_until({ day: longDay(b.valid_until) })}`}
      </p>
      <LinkButton
        variant={b.is_over ? 'outline' : 'filled'}
        className="mt-auto self-start"
        to="/services-packages/$id"
        params={{ id: String(b.package_id) }}
      >
        {b.is_over ? m.packages_look() : m.packages_continue()}
      </LinkButton>
    </Card>
  );
};
