import type { StaffState } from '@balsam/domain/identity';
import { CircleCheck, Clock, Lock, type LucideIcon } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { Chip } from '#shared/ui/chip.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import type { StaffPerson } from './queries.ts';

const stateStyles: Readonly<Record<StaffState | 'lapsed', { tone: Tone; icon: LucideIcon; word: () => string }>> = {
  active: { tone: 'success', icon: CircleCheck, word: m.staff_state_active },
  locked: { tone: 'danger', icon: Lock, word: m.staff_state_locked },
  invited: { tone: 'warning', icon: Clock, word: m.staff_state_invited },
  lapsed: { tone: 'neutral', icon: Clock, word: m.staff_state_lapsed },
};

/** The state of a member of staff; an invitation that ran out looks like one. */
export const StateBadge = ({ person, now }: { person: StaffPerson; now: Date }) => {
  const lapsed = person.state === 'invited' && (person.invited_until === null || new Date(person.invited_until) <= now);
  const { tone, icon, word } = stateStyles[lapsed ? 'lapsed' : person.state];
  return (
    <Chip tone={tone} icon={icon}>
      {word()}
    </Chip>
  );
};

/** The states as a filter names them. */
export const stateLabel = (state: StaffState): string => stateStyles[state].word();
