import { useParams } from '@tanstack/react-router';
import { CircleAlert, WifiOff } from 'lucide-react';
import { useCallback, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { SkeletonList } from '#shared/ui/states.tsx';
import { useIsOnline } from '#shared/ui/use-is-online.ts';
import { deviceToken } from './device-client.ts';
import { ClinicStep, DepartmentStep, WayStep } from './kiosk-steps.tsx';
import { KioskTicketView } from './kiosk-ticket.tsx';
import { LaterStep } from './later-step.tsx';
import { NumberStep } from './number-step.tsx';
import { Pairing } from './pairing.tsx';
import { type KioskOffer, useOffer } from './use-kiosk.ts';
import { type Chosen, useKioskVisit } from './use-kiosk-visit.ts';

type StepProps = {
  readonly chosen: Chosen;
  readonly offer: KioskOffer | undefined;
  readonly pending: boolean;
  readonly onChoose: (chosen: Chosen) => void;
  readonly onWay: (by: 'print' | 'sms') => void;
  readonly onRevoked: () => void;
};

/** What is asked next. */
const NextStep = ({ chosen, offer, pending, onChoose, onWay, onRevoked }: StepProps) => {
  const { who, departmentId, clinicId } = chosen;
  if (who === undefined)
    return <NumberStep onRevoked={onRevoked} onVisitor={(visitor) => onChoose({ who: visitor })} />;
  if (!offer) return <SkeletonList count={3} />;
  if (departmentId === undefined)
    return <DepartmentStep offer={offer} onChoose={(id) => onChoose({ who, departmentId: id })} />;
  if (clinicId !== undefined) return <WayStep pending={pending} onWay={onWay} />;
  const clinics = offer.clinics.filter(({ department_id: id }) => id === departmentId);
  return (
    <ClinicStep clinics={clinics} byCode={'pass' in who} onChoose={(id) => onChoose({ ...chosen, clinicId: id })} />
  );
};

/** Says so, and that nothing is lost. */
const Offline = () => (
  <div role="alert">
    <Note tone="warning" icon={WifiOff}>
      <p className="font-bold">{m.queue_hall_offline()}</p>
      <p>{m.queue_kiosk_offline_text()}</p>
    </Note>
  </div>
);

const Steps = ({ onRevoked }: { onRevoked: () => void }) => {
  const { data: offer, isError } = useOffer(onRevoked);
  const isOnline = useIsOnline();
  const visit = useKioskVisit(onRevoked);
  const { chosen, ticket } = visit;
  if (ticket) return <KioskTicketView ticket={ticket} printed={chosen.by === 'print'} onDone={visit.begin} />;
  return (
    <>
      <p className="text-h3 text-text-2">{offer && inLocale(offer.location.title, offer.location.title_ar)}</p>
      {(isError || !isOnline) && !visit.isWaiting && <Offline />}
      {visit.isWaiting && chosen.by !== undefined ? (
        <LaterStep by={chosen.by} onSms={() => visit.take('sms')} onDone={visit.begin} />
      ) : (
        <NextStep
          chosen={chosen}
          offer={offer}
          pending={visit.isPending}
          onChoose={visit.setChosen}
          onWay={visit.take}
          onRevoked={onRevoked}
        />
      )}
      <FormError icon={CircleAlert} error={visit.error} />
      {chosen.who !== undefined && !(visit.isWaiting && chosen.by === 'sms') && (
        <Button variant="text" size="lg" onClick={visit.leave}>
          {m.queue_kiosk_again()}
        </Button>
      )}
    </>
  );
};

/** `/queue/kiosk/:location`: a ticket by touch, for who has no phone. */
export const KioskPage = () => {
  const { location } = useParams({ from: '/queue/kiosk/$location' });
  const [isPaired, setPaired] = useState(() => deviceToken('kiosk') !== null);
  const onRevoked = useCallback(() => setPaired(false), []);
  if (!isPaired) return <Pairing kind="kiosk" location={location} onPaired={() => setPaired(true)} />;
  return (
    // A tall screen on a stand is read and touched from further away than a tablet on the desk.
    <div className="portrait:min-[1000px]:[zoom:1.6] print:[zoom:1]">
      <Page narrow>
        <div className="flex justify-end print:hidden">
          <LanguageSwitch />
        </div>
        <Steps onRevoked={onRevoked} />
      </Page>
    </div>
  );
};
