import { bookingSettingTitles, defaultBookingSettings } from '@balsam/domain/booking';
import { UsersRound } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { refusalText } from '#shared/api/server-error.ts';
import { measureWithin } from '#shared/format/index.ts';
import { CheckBox } from '#shared/ui/choices.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { VisitQuote } from '../price.ts';

type ConsentProps = {
  readonly policy: VisitQuote['policy'];
  readonly accepted: boolean;
  readonly onChange: (accepted: boolean) => void;
  readonly error: string | undefined;
};

/** How long the appointment waits for its payment, as the hospital has set it. */
const useHoldMinutes = (): number => {
  const { data } = useQuery(
    api.content.systemSettings.query({ query: { title: bookingSettingTitles.holdMinutes }, quiet: true }),
  );
  const value = data?.items[0]?.value;
  return typeof value === 'number' ? value : defaultBookingSettings.holdMinutes;
};

/** S5.19: consent to a visit by video, the policy of an on-spot one. Nothing for the other kinds, and once it was given (D10.06). */
export const Consent = ({ policy, accepted, onChange, error }: ConsentProps) => {
  const isVirtual = policy?.name === 'virtual';
  const time = measureWithin(useHoldMinutes(), 'minute');
  if (!policy || policy.accepted) return null;
  if (!policy.may_accept.allowed)
    return (
      <Note tone="warning" icon={UsersRound}>
        {refusalText(policy.may_accept)}
      </Note>
    );
  return (
    <div className="flex flex-col gap-1 rounded-lg border border-line bg-surface-2 p-4">
      <h3 className="text-h3">{isVirtual ? m.booking_consent_virtual_title() : m.booking_policy_onspot_title()}</h3>
      <p className="text-text-2">
        {isVirtual ? m.booking_consent_virtual({ time }) : m.booking_policy_onspot({ time })}
      </p>
      <CheckBox
        label={isVirtual ? m.booking_consent_virtual_agree() : m.booking_policy_onspot_agree()}
        checked={accepted}
        onChange={(event) => onChange(event.currentTarget.checked)}
        error={error}
      />
    </div>
  );
};
