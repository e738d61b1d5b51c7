import type { StaffState } from '@balsam/domain/identity';
import { CalendarClock, CalendarOff, Clock, Lock, type LucideIcon, MessageCircleQuestion } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { number, shortDay } from '#shared/format/index.ts';
import { Chip } from '#shared/ui/chip.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import type { StaffDoctor } from './queries.ts';

const words: Readonly<Record<StaffState, () => string>> = {
  active: m.doctors_state_active,
  locked: m.doctors_state_locked,
  invited: m.doctors_state_invited,
};

/** What a state is called. */
export const stateWord = (state: StaffState): string => words[state]();

const styles: Readonly<Partial<Record<StaffState, { tone: Tone; icon: LucideIcon }>>> = {
  locked: { tone: 'danger', icon: Lock },
  invited: { tone: 'neutral', icon: Clock },
};

/** What is out of the ordinary with a doctor; nothing for who works as usual. */
export const DoctorChips = ({ doctor: d }: { readonly doctor: StaffDoctor }) => {
  const style = styles[d.state];
  return (
    <>
      {style && (
        <Chip tone={style.tone} icon={style.icon}>
          {stateWord(d.state)}
        </Chip>
      )}
      {d.to_rearrange > 0 && (
        <Chip tone="danger" icon={CalendarClock}>
          {m.doctors_to_rearrange({ count: number(d.to_rearrange) })}
        </Chip>
      )}
      {d.requests > 0 && (
        <Chip tone="warning" icon={MessageCircleQuestion}>
          {m.doctors_requests_count({ count: number(d.requests) })}
        </Chip>
      )}
      {d.away_until !== null && (
        <Chip tone="accent" icon={CalendarOff}>
          {m.doctors_away_until({ day: shortDay(d.away_until) })}
        </Chip>
      )}
    </>
  );
};
