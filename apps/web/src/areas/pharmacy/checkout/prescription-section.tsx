import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { number, shortDay } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { UnreadLine } from '#shared/ui/unread.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { PictureButtons } from './picture-buttons.tsx';
import { KeptPictures, SendingPictures } from './picture-list.tsx';
import { type Prescription, prescriptionsQuery, useWithdraw } from './queries.ts';
import type { TempOrder } from '../cart/temp-order.ts';
import type { Pictures } from './use-pictures.ts';

const Sent = ({ prescription }: { prescription: Prescription }) => {
  const withdraw = useWithdraw();
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-3">
        <span className="text-text-2">{m.pharmacy_rx_sent({ day: shortDay(prescription.created_at) })}</span>
        <Button variant="text" size="sm" pending={withdraw.isPending} onClick={() => withdraw.mutate(prescription.id)}>
          {m.pharmacy_rx_sent_remove()}
        </Button>
      </div>
      <KeptPictures ids={prescription.files} />
    </div>
  );
};

type PrescriptionSectionProps = {
  readonly order: TempOrder;
  readonly pictures: Pictures;
  readonly refusal: string | undefined;
};

/** S5.17: pictures of the prescription, and prescriptions that wait for an order already. */
export const PrescriptionSection = ({ order, pictures, refusal }: PrescriptionSectionProps) => {
  const sent = useQuery(prescriptionsQuery);
  const most = number(pictures.most);
  const count = number(order.prescriptions.length + pictures.sendings.length);
  return (
    <CheckoutSection
      section="prescription"
      title={m.pharmacy_rx_title()}
      end={<Chip>{m.pharmacy_rx_count({ count, most })}</Chip>}
      refusal={refusal}
    >
      <p className="text-text-2">
        {m.pharmacy_rx_text({ most })} {m.pharmacy_rx_waits()}
      </p>
      <UnreadLine reads={[sent]} />
      {sent.data?.items.map((prescription) => (
        <Sent key={prescription.id} prescription={prescription} />
      ))}
      {order.prescriptions.length > 0 && <KeptPictures ids={order.prescriptions} onRemove={pictures.remove} />}
      <SendingPictures {...pictures} />
      {pictures.freePlaces > 0 && <PictureButtons onFiles={pictures.add} />}
    </CheckoutSection>
  );
};
