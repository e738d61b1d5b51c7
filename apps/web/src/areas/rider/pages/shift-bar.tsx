import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bike, CirclePause, Play } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { SelectField } from '#shared/ui/select-field.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { Filled, gap } from '#shared/ui/person-name.tsx';
import { EndShiftDialog } from '../dialogs/end-shift-dialog.tsx';
import { LocalTime, RiderTime } from '../card/card-parts.tsx';
import { withPressedFailureToast, shiftNow } from '../reads/queries.ts';
import type { ShiftState } from '../model/api-types.ts';

/** Begins or ends a shift; the server answers its new state. */
const useShiftChange = <ShiftInput,>(change: (request: ShiftInput) => Promise<ShiftState>, done: () => string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (request: ShiftInput) => withPressedFailureToast(change(request)),
    onSuccess: (state) => {
      client.setQueryData(shiftNow.queryKey, state);
      toast.success(done());
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['delivery'] }),
  });
};

const barClasses =
  'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface p-3.5 desktop:px-5';

const Tile = ({ on }: { on: boolean }) => (
  <span
    className={`grid size-11 shrink-0 place-content-center rounded-md ${on ? 'bg-success-soft text-success-text' : 'bg-surface-3 text-text-2'}`}
  >
    {on ? <Bike aria-hidden size={22} /> : <CirclePause aria-hidden size={22} />}
  </span>
);

/** The dash in the name of a branch stands at no beginning of a line. */
const unbroken = (branch: string): string => branch.replaceAll(' –', '\u00A0–');

const OnShift = ({ shift }: { shift: NonNullable<ShiftState['shift']> }) => {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const end = useShiftChange(() => api.delivery.endShift({ quiet: true }), m.rider_shift_ended);
  const finish = (): void => end.mutate(undefined, { onSettled: () => setDialogOpen(false) });
  return (
    <section aria-label={m.rider_shift_branch()} className={barClasses}>
      <Tile on />
      <div className="min-w-0 flex-1">
        <p className="font-bold text-balance">
          {m.rider_shift_on({ branch: unbroken(inLocale(shift.title, shift.title_ar)) })}
        </p>
        <p className="text-small text-muted">
          <Filled sentence={m.rider_shift_since({ time: gap })}>
            <RiderTime at={shift.started_at} />
          </Filled>
          <LocalTime at={shift.started_at} />
        </p>
      </div>
      <Button variant="outline" size="sm" onClick={() => setDialogOpen(true)}>
        {m.rider_shift_end()}
      </Button>
      {isDialogOpen && <EndShiftDialog pending={end.isPending} onEnd={finish} onClose={() => setDialogOpen(false)} />}
    </section>
  );
};

const OffShift = ({ branches }: { branches: ShiftState['branches'] }) => {
  const [branch, setBranch] = useState(String(branches[0]?.id ?? ''));
  const start = useShiftChange(
    (location_id: number) => api.delivery.startShift({ body: { location_id }, quiet: true }),
    m.rider_shift_started,
  );
  return (
    <section aria-label={m.rider_shift_branch()} className={barClasses}>
      <Tile on={false} />
      <div className="min-w-48 flex-1">
        <p className="font-bold">{m.rider_shift_off()}</p>
        <p className="text-small text-muted">{m.rider_shift_off_text()}</p>
      </div>
      <div className="flex w-full items-start gap-2.5 desktop:w-auto">
        <div className="min-w-0 flex-1 desktop:w-56">
          <SelectField
            label={m.rider_shift_branch()}
            labelHidden
            value={branch}
            onChange={({ currentTarget: { value } }) => setBranch(value)}
            options={branches.map(({ id, title, title_ar }) => ({
              value: String(id),
              label: inLocale(title, title_ar),
            }))}
          />
        </div>
        <Button
          icon={Play}
          pending={start.isPending}
          disabled={branch === ''}
          onClick={() => start.mutate(Number(branch))}
        >
          {m.rider_shift_start()}
        </Button>
      </div>
    </section>
  );
};

/** Whether the rider is on shift: begins one at a branch, ends it. */
export const ShiftBar = () => {
  const { data, error } = useQuery(shiftNow);
  if (data) return data.shift ? <OnShift shift={data.shift} /> : <OffShift branches={data.branches} />;
  return error ? null : <Skeleton className="h-18 w-full rounded-lg" />;
};
