import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { methodOf } from '@balsam/domain/booking';
import { followUpType } from '@balsam/domain/visits';
import { useNavigate } from '@tanstack/react-router';
import { CalendarPlus, ShoppingBag } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { asOneIntent } from '#shared/api/intent-key.ts';
import { dateTime } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { toast } from '#shared/ui/toast.ts';
import { Unread } from '#shared/ui/unread.tsx';
import { SummaryDownloads } from '#shared/visits/summary-downloads.tsx';
import { SummaryView, type Summary } from '#shared/visits/summary-view.tsx';
import type { AppointmentDetail } from '#shared/visits/appointment.ts';
import { useOrderMedicines } from './use-order-medicines.ts';

const OrderMedicines = ({ medicines }: { readonly medicines: Summary['medicines'] }) => {
  const there = medicines.filter(({ available }) => available);
  const order = useOrderMedicines(there);
  if (medicines.length === 0) return null;
  if (there.length === 0) return <p className="text-text-2">{m.visits_summary_order_none()}</p>;
  return (
    <Button icon={ShoppingBag} pending={order.isPending} onClick={() => order.mutate()}>
      {m.visits_summary_order()}
    </Button>
  );
};

type FollowUpProps = { readonly appointment: AppointmentDetail; readonly followUp: NonNullable<Summary['follow_up']> };

/** Books the proposed time by one press and leads to paying it; where none is free, to choosing one. */
const FollowUp = ({ appointment, followUp: { slot } }: FollowUpProps) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const book = useMutation({
    mutationFn: ({ id: slotId, type }: NonNullable<typeof slot>) =>
      asOneIntent('follow-up', { slotId }, (_, idempotencyKey) =>
        api.booking.create({
          body: { slot_id: slotId, type, speciality_id: appointment.app_speciality.id },
          idempotencyKey,
        }),
      ),
    onSuccess: ({ id }) => {
      toast.success(m.visits_summary_booked());
      return navigate({ to: '/appointment/$id', params: { id: String(id) } });
    },
    onSettled: () =>
      Promise.all(['booking', 'visits', 'hospital'].map((module) => client.invalidateQueries({ queryKey: [module] }))),
  });
  if (!slot)
    return (
      <LinkButton
        variant="soft"
        icon={CalendarPlus}
        to="/find-a-specialist/$doctorId"
        params={{ doctorId: String(appointment.doctor.id) }}
        search={{ method: methodOf(followUpType(appointment.type)) }}
      >
        {m.visits_summary_find_time()}
      </LinkButton>
    );
  return (
    <Button variant="soft" icon={CalendarPlus} pending={book.isPending} onClick={() => book.mutate(slot)}>
      {m.visits_summary_book({ time: dateTime(slot.starts_at) })}
    </Button>
  );
};

/** What the doctor wrote, once it is signed, and what follows from it: medicines to order, the next visit to book, the document. */
export const SummaryCard = ({ appointment }: { readonly appointment: AppointmentDetail }) => {
  const { id } = appointment;
  const read = useQuery({ ...api.visits.summary.query({ params: { id }, quiet: true }), retry: false });
  const { data } = read;
  if (!data && appointment.state === 'completed') return <Unread title={m.visits_summary_title()} reads={[read]} />;
  if (data?.state !== 'signed') return null;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <div>
        <h2 className="text-h3">{m.visits_summary_title()}</h2>
        {data.signed_at !== null && (
          <p className="text-small text-muted">{m.visits_summary_signed({ time: dateTime(data.signed_at) })}</p>
        )}
      </div>
      <SummaryView summary={data} />
      <div className="flex flex-wrap gap-2.5">
        <OrderMedicines medicines={data.medicines} />
        {data.follow_up && <FollowUp appointment={appointment} followUp={data.follow_up} />}
      </div>
      <SummaryDownloads id={id} />
    </Card>
  );
};
