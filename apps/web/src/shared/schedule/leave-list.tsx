import type { ReactNode } from 'react';
import { riyadhDay } from '@balsam/domain/time';
import { Ban, CircleCheck, CircleX, Clock, type LucideIcon, Undo2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day } from '#shared/format/index.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { Tone } from '#shared/ui/tint.ts';
import { useNow } from '#shared/ui/use-now.ts';
import type { Leave } from './types.ts';

const styles: Readonly<Record<Leave['state'], { tone: Tone; icon: LucideIcon; word: () => string }>> = {
  requested: { tone: 'warning', icon: Clock, word: m.doctors_leave_requested },
  approved: { tone: 'success', icon: CircleCheck, word: m.doctors_leave_approved },
  refused: { tone: 'danger', icon: CircleX, word: m.doctors_leave_refused },
  withdrawn: { tone: 'neutral', icon: Undo2, word: m.doctors_leave_withdrawn },
  cancelled: { tone: 'neutral', icon: Ban, word: m.doctors_leave_cancelled },
};

/** The days of a leave in words. */
export const leaveDays = ({ from_day: from, to_day: to }: Pick<Leave, 'from_day' | 'to_day'>): string =>
  from === to ? day(from) : m.doctors_leave_days({ from: day(from), to: day(to) });

const LeaveChip = ({ leave, isOver }: { readonly leave: Leave; readonly isOver: boolean }) => {
  const { tone, icon, word } = styles[leave.state];
  return isOver ? (
    <Chip icon={CircleCheck}>{m.doctors_leave_over()}</Chip>
  ) : (
    <Chip tone={tone} icon={icon}>
      {word()}
    </Chip>
  );
};

type LeaveListProps = {
  readonly leave: readonly Leave[];
  readonly renderAction: (leave: Leave, isOver: boolean) => ReactNode;
};

/** Leave and requests for it, with what became of each. */
export const LeaveList = ({ leave, renderAction }: LeaveListProps) => {
  const today = riyadhDay(useNow(60_000));
  return (
    <Card flush>
      <ul className="divide-y divide-line">
        {leave.map((each) => {
          const isOver = each.state === 'approved' && each.to_day < today;
          return (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5">
              <span className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
                <span className="flex flex-wrap items-center gap-2">
                  <span className="font-bold">{leaveDays(each)}</span>
                  <LeaveChip leave={each} isOver={isOver} />
                </span>
                {each.reason && (
                  <span className="wrap-anywhere text-text-2">
                    <Marked>{each.reason}</Marked>
                  </span>
                )}
                {each.answer && (
                  <span className="wrap-anywhere text-small text-muted">
                    {m.doctors_leave_answer()}: <Marked>{each.answer}</Marked>
                  </span>
                )}
              </span>
              {renderAction(each, isOver)}
            </li>
          );
        })}
      </ul>
    </Card>
  );
};
