import type { CallReply } from '@balsam/contract/call';
import type { packages } from '@balsam/contract/packages';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Package } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { digits, money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import { toast } from '#shared/ui/toast.ts';
import { useReductionChange } from './promo-card.tsx';
import type { StepOne } from '#shared/billing/step-one.ts';

type Fitting = CallReply<typeof packages.booked>['items'][number];

const Title = ({ booked }: { booked: Fitting }) => (
  <p className="font-bold">{m.packages_fits({ title: inLocale(booked.title, booked.title_ar) })}</p>
);

/** Why it may not bear the visit now, and the way to the part of its price that is paid next. */
const NotYet = ({ booked, reason }: { booked: Fitting; reason: NonNullable<Fitting['visit_reason']> }) => {
  const next = booked.terms.find(({ is_next: isNext }) => isNext);
  return (
    <Note icon={Package}>
      <div className="flex flex-col items-start gap-3">
        <div>
          <Title booked={booked} />
          <p>{inLocale(reason.message, digits(reason.message_ar))}</p>
        </div>
        {next && (
          <LinkButton variant="outline" to="/services-packages/terms/$id" params={{ id: String(next.id) }}>
            {m.billing_pay_amount({ amount: money(next.total) })}
          </LinkButton>
        )}
      </div>
    </Note>
  );
};

/** D12.05: a package of the patient can bear this visit, or why it cannot yet. */
export const PackageCard = ({ id, step }: { id: number; step: StepOne }) => {
  const { data } = useQuery(api.packages.booked.query({ query: { appointment_id: String(id) }, quiet: true }));
  const navigate = useNavigate();
  const use = useReductionChange(async (bookedId: number) => {
    await api.packages.use({ params: { id: String(bookedId) }, body: { appointment_id: id } });
    toast.success(m.packages_used());
    await navigate({ to: '/appointment/$id', params: { id: String(id) }, replace: true });
  });
  const isReduced = step.reductions.some(({ kind, amount }) => kind !== 'loyalty_points' && amount > 0);
  if (!data || isReduced) return null;
  return data.items.map((booked) =>
    booked.visit_reason ? (
      <NotYet key={booked.id} booked={booked} reason={booked.visit_reason} />
    ) : (
      <Note key={booked.id} tone="success" icon={Package}>
        <div className="flex flex-col items-start gap-3">
          <div>
            <Title booked={booked} />
            <p>{m.packages_fits_text()}</p>
          </div>
          <Button pending={use.isPending || use.isSuccess} onClick={() => use.mutate(booked.id)}>
            {m.packages_use()}
          </Button>
        </div>
      </Note>
    ),
  );
};
