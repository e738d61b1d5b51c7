import { useParams } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';
import { deviceToken } from './device-client.ts';
import { ClinicStep, DepartmentStep, NumberStep, WayStep } from './kiosk-steps.tsx';
import { KioskTicketView } from './kiosk-ticket.tsx';
import { Pairing } from './pairing.tsx';
import { type KioskOffer, useKioskTicket, useOffer } from './use-kiosk.ts';

type Chosen = {
  readonly number?: string;
  readonly departmentId?: number;
  readonly clinicId?: number;
  readonly by?: 'print' | 'sms';
};

/** Whoever goes away in the middle leaves no number behind. */
const forgottenMs = 60_000;

const useForgetting = (chosen: Chosen, forget: () => void): void => {
  useEffect(() => {
    if (chosen.number === undefined) return undefined;
    const timer = setTimeout(forget, forgottenMs);
    return () => clearTimeout(timer);
  }, [chosen, forget]);
};

type StepProps = {
  readonly chosen: Chosen;
  readonly offer: KioskOffer | undefined;
  readonly pending: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onWay: (by: 'print' | 'sms') => void;
};

/** What is asked next. */
const NextStep = ({ chosen, offer, pending, onChoose, onWay }: StepProps) => {
  const { number, departmentId, clinicId } = chosen;
  if (number === undefined) return <NumberStep onNumber={(typed) => onChoose({ number: typed })} />;
  if (!offer) return <SkeletonList count={3} />;
  if (departmentId === undefined)
    return <DepartmentStep offer={offer} onChoose={(id) => onChoose({ number, departmentId: id })} />;
  if (clinicId !== undefined) return <WayStep pending={pending} onWay={onWay} />;
  const clinics = offer.clinics.filter(({ department_id: id }) => id === departmentId);
  return <ClinicStep clinics={clinics} onChoose={(id) => onChoose({ ...chosen, clinicId: id })} />;
};

const Offline = () => (
  <div role="alert">
    <Note tone="danger" icon={CircleAlert}>
      {m.queue_hall_offline()}
    </Note>
  </div>
);

const Steps = ({ onRevoked }: { onRevoked: () => void }) => {
  const [chosen, setChosen] = useState<Chosen>({});
  const { data: offer, isError } = useOffer(onRevoked);
  const take = useKioskTicket(onRevoked);
  const { reset } = take;
  const begin = useCallback(() => {
    setChosen({});
    reset();
  }, [reset]);
  useForgetting(chosen, begin);
  const { number, clinicId } = chosen;
  const want = (by: 'print' | 'sms'): void => {
    setChosen({ ...chosen, by });
    if (number !== undefined && clinicId !== undefined) take.mutate({ number, clinic_id: clinicId, by });
  };
  if (take.data) return <KioskTicketView ticket={take.data} printed={chosen.by === 'print'} onDone={begin} />;
  return (
    <>
      {isError && <Offline />}
      <NextStep chosen={chosen} offer={offer} pending={take.isPending} onChoose={setChosen} onWay={want} />
      <FormError icon={CircleAlert} error={take.error} />
      {number !== undefined && (
        <Button variant="text" size="lg" onClick={begin}>
          {m.queue_kiosk_back()}
        </Button>
      )}
    </>
  );
};

/** `/queue/kiosk/:location`: a ticket by touch, for who has no phone. */
export const KioskPage = () => {
  const { location } = useParams({ from: '/queue/kiosk/$location' });
  const [isPaired, setPaired] = useState(() => deviceToken('kiosk') !== null);
  if (!isPaired) return <Pairing kind="kiosk" location={location} onPaired={() => setPaired(true)} />;
  return (
    <Page narrow>
      <div className="flex justify-end print:hidden">
        <LanguageSwitch />
      </div>
      <Steps onRevoked={() => setPaired(false)} />
    </Page>
  );
};
