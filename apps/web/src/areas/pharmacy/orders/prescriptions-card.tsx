import { BadgeCheck, CircleX, Clock, FileText, type LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { usePhoto } from '#shared/ui/photo.ts';
import type { Tone } from '#shared/ui/tint.ts';
import { prescriptionReasons } from './prescription-reasons.ts';
import type { Order, Prescription } from './api-types.ts';

type PrescriptionStyle = {
  readonly icon: LucideIcon;
  readonly tone: Tone;
  readonly word: () => string;
  readonly text: () => string;
};

const prescriptionStyle: Readonly<Record<Prescription['state'], PrescriptionStyle>> = {
  pending: {
    icon: Clock,
    tone: 'warning',
    word: m.pharmacy_order_rx_pending,
    text: m.pharmacy_order_rx_pending_text,
  },
  approved: {
    icon: BadgeCheck,
    tone: 'success',
    word: m.pharmacy_order_rx_approved,
    text: m.pharmacy_order_rx_approved_text,
  },
  partly_approved: {
    icon: BadgeCheck,
    tone: 'warning',
    word: m.pharmacy_order_rx_partly,
    text: m.pharmacy_order_rx_partly_text,
  },
  rejected: {
    icon: CircleX,
    tone: 'danger',
    word: m.pharmacy_order_rx_rejected,
    text: m.pharmacy_order_rx_rejected_text,
  },
};

const Picture = ({ id, at }: { id: string; at: number }) => {
  const address = usePhoto(`/api/v1/mediafiles/${id}`);
  return (
    <li className="grid size-18 place-content-center overflow-hidden rounded-md border border-line bg-surface-2 text-muted">
      {address === undefined ? (
        <FileText aria-hidden size={24} />
      ) : (
        <img
          src={address}
          alt={m.pharmacy_order_rx_picture({ number: number(at) })}
          className="size-18 object-cover"
          decoding="async"
        />
      )}
    </li>
  );
};

const OnePrescription = ({ prescription, reason }: { prescription: Prescription; reason: string | undefined }) => {
  const { icon, tone, word, text } = prescriptionStyle[prescription.state];
  return (
    <li className="flex flex-col gap-3 border-t border-line pt-4 first:border-0 first:pt-0">
      <Chip tone={tone} icon={icon} className="self-start">
        {word()}
      </Chip>
      <p className="text-text-2">{text()}</p>
      {reason !== undefined && (
        <p>
          <span className="block text-small text-muted">{m.pharmacy_order_rx_reason()}</span>
          <Marked>{reason}</Marked>
        </p>
      )}
      {prescription.record !== null && (
        <p>
          <span className="block text-small text-muted">{m.pharmacy_order_rx_record()}</span>
          <Marked>{prescription.record}</Marked>
        </p>
      )}
      <ul className="flex flex-wrap gap-2">
        {prescription.files.map((id, index) => (
          <Picture key={id} id={id} at={index + 1} />
        ))}
      </ul>
    </li>
  );
};

/** What became of the prescriptions of an order, with the pharmacist's reason (D6.02). */
export const PrescriptionsCard = ({ order }: { order: Order }) => {
  const reasons = prescriptionReasons(order);
  return (
    order.prescriptions.length > 0 && (
      <Card as="section" className="flex flex-col gap-4">
        <h2 className="text-h3">{m.pharmacy_order_rx_title()}</h2>
        <ul className="flex flex-col gap-4">
          {order.prescriptions.map((prescription) => (
            <OnePrescription key={prescription.id} prescription={prescription} reason={reasons.get(prescription.id)} />
          ))}
        </ul>
      </Card>
    )
  );
};
