import { mayPrepare } from '@balsam/domain/check-in';
import { ClipboardCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import type { ButtonSize, ButtonVariant } from '#shared/ui/button-variant.ts';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import type { Appointment } from '#shared/visits/appointment.ts';

type PrepareProps = {
  readonly appointment: Appointment;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
};

/** The way to preparing a visit, while that is open (D13.20). */
export const PrepareAction = ({ appointment, ...buttonProps }: PrepareProps) => {
  const now = useNow(60_000);
  const { id, state, starts_at: startsAt, may } = appointment;
  // By video both may have met before the time: what has begun in that way is told by no clock, but is cancelled no more.
  if (state !== 'booked' || may.cancel.code === 'too_late_to_cancel') return null;
  if (!mayPrepare({ state, startsAt: new Date(startsAt) }, now).ok) return null;
  return (
    <LinkButton variant="soft" icon={ClipboardCheck} to="/check-in/$id" params={{ id: String(id) }} {...buttonProps}>
      {m.checkin_open()}
    </LinkButton>
  );
};
