import { useMutation, useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { toast } from '#shared/ui/toast.ts';
import type { Listed } from './queries.ts';

type HoldControlProps = {
  readonly row: Pick<Listed, 'held' | 'hold' | 'title' | 'title_ar' | 'withdrawn'>;
  readonly onRelease: (released: boolean) => Promise<unknown>;
};

/** Who holds a result or a report back and since when, and the button that releases it to the patient or holds it back. */
export const HoldControl = ({ row: { held, hold, withdrawn, ...row }, onRelease }: HoldControlProps) => {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: onRelease,
    onSuccess: (_, released) => toast.success(released ? m.doctor_hold_released() : m.doctor_hold_done()),
    onSettled: () => client.invalidateQueries({ queryKey: ['records'] }),
  });
  return (
    <span className="flex basis-full flex-wrap items-center gap-x-3 gap-y-1 text-small text-text-2">
      {held && (
        <Chip tone="accent" icon={EyeOff}>
          {m.doctor_held()}
        </Chip>
      )}
      {hold && (
        <span>
          {m.doctor_held_by({
            doctor: m.doctor_critical_doctor({ name: inLocale(hold.by, hold.by_ar) }),
            when: dateTime(hold.since),
          })}
        </span>
      )}
      {(held || !withdrawn) && (
        <Button variant="text" size="sm" pending={change.isPending} onClick={() => change.mutate(held)}>
          {held ? m.doctor_hold_release() : m.doctor_hold()}
          <span className="sr-only">
            <Marked>{inLocale(row.title, row.title_ar)}</Marked>
          </span>
        </Button>
      )}
      <FormError error={change.error} />
    </span>
  );
};
