import { methodOf } from '@balsam/domain/booking';
import { CalendarSync, CalendarX2, MapPinCheck, ThumbsUp, Video, Wallet } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../paraglide/messages.js';
import { money } from '../../../shared/format/index.ts';
import { inLocale } from '../../../shared/i18n/locale.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { ButtonLook, ButtonSize } from '../../../shared/ui/button-look.ts';
import { LinkButton } from '../../../shared/ui/link-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCheckIn, useConfirm, useJoin } from './use-appointment-changes.ts';
import type { Appointment } from './api-types.ts';

type ActionProps = {
  readonly of: Appointment;
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly className?: string;
};

const doctorOf = (of: Appointment): string => inLocale(of.doctor.display_name, of.doctor.display_name_ar);

/** Each of these shows itself only while the server says that it may be done. */
export const JoinAction = ({ of, ...looks }: ActionProps) => {
  const join = useJoin();
  if (!of.may.join.allowed) return null;
  return (
    <Button icon={Video} pending={join.isPending} onClick={() => join.mutate(of.id)} {...looks}>
      {m.patient_join()}
    </Button>
  );
};

export const CheckInAction = ({ of, ...looks }: ActionProps) => {
  const checkIn = useCheckIn();
  if (!of.may.check_in.allowed) return null;
  return (
    <Button icon={MapPinCheck} pending={checkIn.isPending} onClick={() => checkIn.mutate(of.id)} {...looks}>
      {m.patient_check_in()}
    </Button>
  );
};

/** The sum stands on the button that leads to paying it. */
export const PayAction = ({ of, ...looks }: ActionProps) =>
  of.may.pay.allowed ? (
    <LinkButton icon={Wallet} to="/appointment/$id/pay" params={{ id: String(of.id) }} {...looks}>
      {m.patient_pay({ amount: money(of.total) })}
    </LinkButton>
  ) : null;

export const ConfirmAction = ({ of, ...looks }: ActionProps) => {
  const confirm = useConfirm();
  if (!of.may.confirm.allowed || of.confirmed_at !== null) return null;
  return (
    <Button look="soft" icon={ThumbsUp} pending={confirm.isPending} onClick={() => confirm.mutate(of.id)} {...looks}>
      {m.patient_confirm()}
    </Button>
  );
};

/** An unpaid appointment is moved; a paid one goes back to the wallet and is booked again in one step (D5.02). */
export const MoveAction = ({ of, ...looks }: ActionProps) => {
  const { reschedule, rebook } = of.may;
  if (!reschedule.allowed && !rebook.allowed) return null;
  return (
    <LinkButton
      look="outline"
      icon={CalendarSync}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(of.doctor.id) }}
      search={{
        method: methodOf(of.type),
        location: of.location.id,
        ...(reschedule.allowed ? { reschedule: of.id } : { rebook: of.id }),
      }}
      aria-label={m.patient_move_with({ doctor: doctorOf(of) })}
      {...looks}
    >
      {m.patient_move()}
    </LinkButton>
  );
};

export const CancelAction = ({ of, ...looks }: ActionProps) => {
  const [asking, setAsking] = useState(false);
  return (
    <>
      {of.may.cancel.allowed && (
        <Button
          look="outline"
          icon={CalendarX2}
          onClick={() => setAsking(true)}
          aria-label={m.patient_cancel_with({ doctor: doctorOf(of) })}
          {...looks}
        >
          {m.patient_cancel()}
        </Button>
      )}
      {asking && <CancelDialog of={of} onClose={() => setAsking(false)} />}
    </>
  );
};

/** Whether there is one thing to do now: to join, check in or pay. */
export const hasMainAction = ({ may }: Appointment): boolean =>
  may.join.allowed || may.check_in.allowed || may.pay.allowed;

export const MainAction = (props: ActionProps) => {
  const { may } = props.of;
  if (may.join.allowed) return <JoinAction {...props} />;
  return may.check_in.allowed ? <CheckInAction {...props} /> : <PayAction {...props} />;
};
