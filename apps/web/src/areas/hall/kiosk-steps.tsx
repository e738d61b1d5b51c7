import { Printer, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { waitingText } from '#shared/queue/waiting-text.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import type { KioskOffer } from './use-kiosk.ts';

const choice =
  'flex min-h-20 w-full flex-col items-start justify-center rounded-lg border border-line-strong bg-surface px-5 py-3 text-start text-h3 active:bg-surface-3 disabled:opacity-60';

/** One question of the kiosk. */
export const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="flex flex-col gap-5">
    <h1 className="text-h1">{title}</h1>
    {children}
  </section>
);

/** The departments of the branch. */
export const DepartmentStep = ({ offer, onChoose }: { offer: KioskOffer; onChoose: (id: number) => void }) => (
  <Step title={m.queue_kiosk_department()}>
    <div className="grid grid-cols-1 gap-3 desktop:grid-cols-2">
      {offer.departments.map(({ id, title, title_ar: titleAr }) => (
        <button key={id} type="button" onClick={() => onChoose(id)} className={choice}>
          {inLocale(title, titleAr)}
        </button>
      ))}
    </div>
  </Step>
);

type Clinic = KioskOffer['clinics'][number];

const detailOf = ({ state, waiting_minutes: minutes }: Clinic): string => {
  if (state === 'paused') return m.queue_clinic_paused();
  if (state === 'closed') return m.queue_clinic_closed();
  return waitingText(minutes);
};

type ClinicProps = {
  readonly clinics: readonly Clinic[];
  /** By the code of a phone: who has a visit in a clinic that pauses is checked in there. */
  readonly byCode: boolean;
  readonly onChoose: (id: number) => void;
};

/** Its clinics, with how long one waits. */
export const ClinicStep = ({ clinics, byCode, onChoose }: ClinicProps) => (
  <Step title={m.queue_kiosk_clinic()}>
    {clinics.map((clinic) => (
      <button
        key={clinic.id}
        type="button"
        disabled={clinic.state === 'closed' || (clinic.state === 'paused' && !byCode)}
        onClick={() => onChoose(clinic.id)}
        className={choice}
      >
        {inLocale(clinic.title, clinic.title_ar)}
        <span className="text-body text-muted">{detailOf(clinic)}</span>
      </button>
    ))}
  </Step>
);

/** Printed, or as a text message to the number on file. */
export const WayStep = ({ pending, onWay }: { pending: boolean; onWay: (by: 'print' | 'sms') => void }) => (
  <Step title={m.queue_kiosk_way()}>
    <Button size="lg" wide icon={Printer} pending={pending} onClick={() => onWay('print')}>
      {m.queue_kiosk_print()}
    </Button>
    <Button size="lg" wide variant="outline" icon={Smartphone} pending={pending} onClick={() => onWay('sms')}>
      {m.queue_kiosk_sms()}
    </Button>
    <p className="text-muted">{m.queue_kiosk_sms_note()}</p>
  </Step>
);
