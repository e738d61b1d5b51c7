import { methodOf } from '@balsam/domain/booking';
import { CalendarSync, CalendarX2, MapPinCheck, ThumbsUp, Video, Wallet } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { money } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import type { ButtonVariant, ButtonSize } from '#shared/ui/button-variant.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import { useCheckIn, useConfirm, useJoin } from './use-appointment-changes.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

type ActionProps = {
  readonly appointment: Appointment;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly className?: string;
};

const doctorOf = (appointment: Appointment): string =>
  inLocale(appointment.doctor.display_name, appointment.doctor.display_name_ar);

/** Each of these shows itself only while the server says that it may be done. */
export const JoinAction = ({ appointment, ...buttonProps }: ActionProps) => {
  const join = useJoin();
  if (!appointment.may.join.allowed) return null;
  return (
    <Button icon={Video} pending={join.isPending} onClick={() => join.mutate(appointment.id)} {...buttonProps}>
      {m.patient_join()}
    </Button>
  );
};

export const CheckInAction = ({ appointment, ...buttonProps }: ActionProps) => {
  const checkIn = useCheckIn();
  if (!appointment.may.check_in.allowed) return null;
  return (
    <Button
      icon={MapPinCheck}
      pending={checkIn.isPending}
      onClick={() => checkIn.mutate(appointment.id)}
      {...buttonProps}
    >
      {m.patient_check_in()}
    </Button>
  );
};

/** The sum stands on the button that leads to paying it. */
export const PayAction = ({ appointment, ...buttonProps }: ActionProps) =>
  appointment.may.pay.allowed ? (
    <LinkButton icon={Wallet} to="/appointment/$id/pay" params={{ id: String(appointment.id) }} {...buttonProps}>
      {m.patient_pay({ amount: money(appointment.total) })}
    </LinkButton>
  ) : null;

export const ConfirmAction = ({ appointment, ...buttonProps }: ActionProps) => {
  const confirm = useConfirm();
  if (!appointment.may.confirm.allowed || appointment.confirmed_at !== null) return null;
  return (
    <Button
      variant="soft"
      icon={ThumbsUp}
      pending={confirm.isPending}
      onClick={() => confirm.mutate(appointment.id)}
      {...buttonProps}
    >
      {m.patient_confirm()}
    </Button>
  );
};

/** An unpaid appointment is moved; a paid one goes back to the wallet and is booked again in one step (D5.02). */
export const MoveAction = ({ appointment, ...buttonProps }: ActionProps) => {
  const { reschedule, rebook } = appointment.may;
  if (!reschedule.allowed && !rebook.allowed) return null;
  return (
    <LinkButton
      variant="outline"
      icon={CalendarSync}
      to="/find-a-specialist/$doctorId"
      params={{ doctorId: String(appointment.doctor.id) }}
      search={{
        method: methodOf(appointment.type),
        location: appointment.location.id,
        ...(reschedule.allowed ? { reschedule: appointment.id } : { rebook: appointment.id }),
      }}
      aria-label={m.patient_move_with({ doctor: doctorOf(appointment) })}
      {...buttonProps}
    >
      {m.patient_move()}
    </LinkButton>
  );
};

export const CancelAction = ({ appointment, ...buttonProps }: ActionProps) => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  return (
    <>
      {appointment.may.cancel.allowed && (
        <Button
          variant="outline"
          icon={CalendarX2}
          onClick={() => setDialogOpen(true)}
          aria-label={m.patient_cancel_with({ doctor: doctorOf(appointment) })}
          {...buttonProps}
        >
          {m.patient_cancel()}
        </Button>
      )}
      {isDialogOpen && <CancelDialog appointment={appointment} onClose={() => setDialogOpen(false)} />}
    </>
  );
};

/** Whether there is one thing to do now: to join, check in or pay. */
export const hasMainAction = ({ may }: Appointment): boolean =>
  may.join.allowed || may.check_in.allowed || may.pay.allowed;

export const MainAction = (props: ActionProps) => {
  const { may } = props.appointment;
  if (may.join.allowed) return <JoinAction {...props} />;
  return may.check_in.allowed ? <CheckInAction {...props} /> : <PayAction {...props} />;
};
