import { roleMay } from '@balsam/domain/identity';
import { Bike, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api, sentenceOf } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { ProofPictures } from '#shared/orders/proof-pictures.tsx';
import { Button } from '#shared/ui/button.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { LostRider } from './lost-rider-section.tsx';
import { type PharmacyOrder, usePharmacyDeskMutation } from './queries.ts';
import { RiderList, useAssignRider, vehicleText } from './rider-list.tsx';

const RiderStatus = ({ order: { delivery: way } }: { order: PharmacyOrder }) => {
  if (!way || way.riderId === null) return <Note tone="warning">{m.staff_rider_waiting()}</Note>;
  if (way.acceptedAt) return <Note tone="success">{m.staff_rider_accepted({ time: time(way.acceptedAt) })}</Note>;
  return way.answerBy && <Note>{m.staff_rider_asked({ time: time(way.answerBy) })}</Note>;
};

const UnassignButton = ({ id }: { id: number }) => {
  const back = usePharmacyDeskMutation(
    () => api.delivery.unassign({ params: { id }, body: { reason: '' }, quiet: true }),
    () => toast.success(m.staff_rider_taken_back()),
  );
  return (
    <>
      <Button variant="outline" icon={Undo2} pending={back.isPending} onClick={() => back.mutate(undefined)}>
        {m.staff_rider_take_back()}
      </Button>
      {back.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(back.error)}</Note>
        </div>
      )}
    </>
  );
};

/** Who brings it: the system finds a rider by itself; the desk may choose another, and sees why one cannot take it. */
const AssignSection = ({ order }: { order: PharmacyOrder }) => {
  const [choosing, setChoosing] = useState(false);
  const assign = useAssignRider(order.id, m.staff_rider_assigned, () => setChoosing(false));
  return (
    <>
      <RiderStatus order={order} />
      <div className="flex flex-wrap gap-2.5">
        {order.status === 'out_for_delivery' && (
          <Button
            icon={Bike}
            pending={assign.isPending && assign.variables === null}
            onClick={() => !assign.isPending && assign.mutate(null)}
          >
            {m.staff_rider_assign_fittest()}
          </Button>
        )}
        <Button variant="outline" aria-expanded={choosing} onClick={() => setChoosing(!choosing)}>
          {m.staff_rider_choose()}
        </Button>
        {order.status === 'rider_assigned' && <UnassignButton id={order.id} />}
      </div>
      {assign.error && (
        <div role="alert">
          <Note tone="danger">{sentenceOf(assign.error)}</Note>
        </div>
      )}
      {choosing && <RiderList order={order} assign={assign} act={m.staff_rider_assign()} />}
    </>
  );
};

/** The way of an order to the door, for the desktop: who brings it, and the proof once it is there. */
export const RidersSection = ({ order }: { order: PharmacyOrder }) => {
  const role = useSession()?.user.role_id ?? 0;
  const toBeBrought = order.status === 'out_for_delivery' || order.status === 'rider_assigned';
  const proof = order.delivery?.proof;
  if (!order.delivery || !(toBeBrought || order.riderName !== null)) return null;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-h3">{m.staff_rider_title()}</h3>
      {order.riderName !== null && (
        <p className="flex flex-col">
          <span className="font-medium">
            <Marked>{inLocale(order.riderName, order.riderNameAr ?? order.riderName)}</Marked>
          </span>
          <InlineList className="text-small text-muted">
            {vehicleText({ kind: order.vehicleType, plate: order.vehicleNumber })}
          </InlineList>
        </p>
      )}
      {toBeBrought && roleMay(role, 'assign_riders') && <AssignSection order={order} />}
      {order.delivery.riderIsLost && <LostRider order={order} />}
      {proof && <ProofPictures proof={proof} />}
    </section>
  );
};
