import { BellRing, CalendarClock, Pill, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { takingBack } from '#shared/api/intent-key.ts';
import { day } from '#shared/format/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { medicineUseWords } from '#shared/records/medicine-use-words.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Marked, MarkedParts } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type Medication, useMedicationChange } from './queries.ts';
import { RefillDialog } from './refill-dialog.tsx';
import { RefillStatus } from './refill-status.tsx';
import { daysInWords, ReminderDialog } from './reminder-dialog.tsx';
import { slotLabels } from './slot-labels.ts';
import { SubscriptionDialog } from './subscription-dialog.tsx';
import { subscriptionText } from './subscription-text.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex flex-col">
    <dt className="text-small text-muted">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
);

const Origin = ({ medication: { origin, confirmation } }: { medication: Medication }) => {
  if (origin !== 'own') return null;
  return confirmation === 'confirmed' ? (
    <Chip tone="success">{m.medicines_own_confirmed()}</Chip>
  ) : (
    <Chip>{m.medicines_own()}</Chip>
  );
};

const Facts = ({ medication }: { medication: Medication }) => {
  const { visit, due_date: due, started_on: started } = medication;
  const instruction = inLocale(medication.instruction, medication.instruction_ar);
  const doctor = inLocale(medication.doctor, medication.doctor_ar);
  if (!instruction && !doctor && !visit && !due && !started) return null;
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
      {instruction && (
        <Fact name={m.medicines_instruction()}>
          <Marked>{instruction}</Marked>
        </Fact>
      )}
      {due && <Fact name={m.medicines_due()}>{day(due)}</Fact>}
      {started && <Fact name={m.medicines_since()}>{day(started)}</Fact>}
      {doctor && (
        <Fact name={m.medicines_doctor()}>
          <Marked>{doctor}</Marked>
        </Fact>
      )}
      {visit && <Fact name={m.medicines_visit()}>{inLocale(visit.title, visit.title_ar)}</Fact>}
    </dl>
  );
};

const Reminded = ({ medication: { reminder, subscription } }: { medication: Medication }) => (
  <>
    {reminder && (
      <p className="flex items-center gap-2 text-small text-text-2">
        <BellRing aria-hidden size={16} className="shrink-0" />
        <span>
          {reminder.slots.map((slot) => slotLabels[slot]()).join(inLocale(', ', '، '))}
          {reminder.weekdays.length > 0 && ` (${daysInWords(reminder.weekdays)})`}
        </span>
      </p>
    )}
    {subscription?.state === 'active' && (
      <p className="flex items-center gap-2 text-small text-text-2">
        <CalendarClock aria-hidden size={16} className="shrink-0" />
        {subscriptionText(subscription)}
      </p>
    )}
  </>
);

/** Why no refill can be asked for now; a visit is booked from here. */
const Refusal = ({ may }: { may: Medication['may_refill'] }) =>
  may.code === undefined || may.code === 'refill_pending' || may.code === 'refill_not_prescribed' ? null : (
    <div className="flex flex-col items-start gap-1.5 text-small text-text-2">
      <p>{refusalText(may)}</p>
      {may.code === 'refill_no_appointment' && (
        <LinkButton variant="soft" size="sm" to="/appointment/book">
          {m.records_book()}
        </LinkButton>
      )}
    </div>
  );

type Opened = 'refill' | 'reminder' | 'subscription' | undefined;

const StopOwn = ({ medication: { id, title, title_ar: titleAr } }: { medication: Medication }) => {
  const set = (isActive: boolean) =>
    api.medications.change({ params: { id: String(id) }, body: { is_active: isActive } });
  const resume = useMedicationChange(
    () => set(true),
    () => undefined,
  );
  const stop = useMedicationChange(
    takingBack('own-medicine', () => set(false)),
    () =>
      toast.info(m.medicines_stopped({ title: inLocale(title, titleAr) }), {
        label: m.medicines_undo(),
        run: () => resume.mutate(undefined),
      }),
  );
  return (
    <Button
      variant="text"
      size="sm"
      pending={stop.isPending || resume.isPending}
      onClick={() => stop.mutate(undefined)}
    >
      {m.medicines_stop()}
    </Button>
  );
};

const Actions = ({ medication, onOpen }: { medication: Medication; onOpen: (opened: Opened) => void }) => (
  <div className="flex flex-wrap gap-2.5">
    {medication.may_refill.allowed && (
      <Button size="sm" icon={RefreshCw} onClick={() => onOpen('refill')}>
        {m.medicines_refill()}
      </Button>
    )}
    {(medication.rhythm.kind !== 'other' || medication.reminder) && (
      <Button variant="outline" size="sm" icon={BellRing} onClick={() => onOpen('reminder')}>
        {m.medicines_remind()}
      </Button>
    )}
    {medication.origin === 'prescribed' && (
      <Button variant="text" size="sm" icon={CalendarClock} onClick={() => onOpen('subscription')}>
        {m.medicines_subscription()}
      </Button>
    )}
    {medication.origin === 'own' && <StopOwn medication={medication} />}
  </div>
);

/** One medicine: what it is and how it is taken, what was asked for, and what can be done about it. */
export const MedicationCard = ({ medication }: { medication: Medication }) => {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const dosage = inLocale(medication.dosage, medication.dosage_ar);
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <span className="grid size-11 shrink-0 place-content-center rounded-md bg-records-soft text-records">
          <Pill aria-hidden size={22} strokeWidth={1.9} />
        </span>
        <div className="flex min-w-0 flex-1 basis-40 flex-col">
          <h2 className="text-h3 wrap-anywhere">
            <Marked>{inLocale(medication.title, medication.title_ar)}</Marked>
          </h2>
          {dosage && (
            <p className="text-text-2">
              <MarkedParts>{dosage}</MarkedParts>
            </p>
          )}
        </div>
        {medication.is_planned && <Chip icon={CalendarClock}>{medicineUseWords.planned()}</Chip>}
        <Origin medication={medication} />
      </div>
      <Facts medication={medication} />
      <Reminded medication={medication} />
      {medication.refill && <RefillStatus refill={medication.refill} />}
      {medication.is_active && (
        <>
          <Refusal may={medication.may_refill} />
          <Actions medication={medication} onOpen={setOpened} />
        </>
      )}
      {medication.is_planned && medication.origin === 'own' && <StopOwn medication={medication} />}
      {opened === 'refill' && <RefillDialog medication={medication} onClose={close} />}
      {opened === 'reminder' && <ReminderDialog medication={medication} onClose={close} />}
      {opened === 'subscription' && <SubscriptionDialog medication={medication} onClose={close} />}
    </Card>
  );
};
