import { Baby, CircleCheck, KeyRound, Laptop, LogOut, type LucideIcon, Smartphone, Tablet } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { day, relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import type { Device } from './api-types.ts';

const icons: Record<Device['kind'], LucideIcon> = { phone: Smartphone, tablet: Tablet, computer: Laptop };

/** What a device is called, as far as it told. Browsers and systems keep their own names in every language. */
const Name = ({ device: { browser, system } }: { device: Device }) => {
  const [first, second] = [browser, system].filter((part) => part !== null);
  if (first === undefined) return m.notifications_devices_unknown();
  return (
    <>
      <bdi lang="en">{first}</bdi>
      {second !== undefined && (
        <>
          {inLocale(', ', '، ')}
          <bdi lang="en">{second}</bdi>
        </>
      )}
    </>
  );
};

const Chips = ({ device }: { device: Device }) => (
  <span className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
    {device.current && (
      <Chip tone="success" icon={CircleCheck}>
        {m.notifications_devices_this()}
      </Chip>
    )}
    {device.remember && (
      <Chip icon={KeyRound} className="whitespace-nowrap">
        {m.notifications_devices_remembered()}
      </Chip>
    )}
    {device.in_profile_of && (
      <Chip tone="dependent" icon={Baby}>
        {m.notifications_devices_profile({ name: inLocale(device.in_profile_of.name, device.in_profile_of.name_ar) })}
      </Chip>
    )}
  </span>
);

type RowProps = {
  readonly device: Device;
  readonly now: Date;
  readonly pending: boolean;
  readonly onEnd: () => void;
};

/** A device: what it is, when it was last used, and signing out there. */
export const DeviceRow = ({ device, now, pending, onEnd }: RowProps) => {
  const Icon = icons[device.kind];
  return (
    <li className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-3 px-4 py-4 desktop:grid-cols-[auto_1fr_auto]">
      <span className="grid size-11 shrink-0 place-content-center self-start rounded-md bg-care-soft text-care">
        <Icon aria-hidden size={22} strokeWidth={1.9} />
      </span>
      <span className="flex min-w-0 flex-col">
        <span id={`device-${device.id}`} className="font-bold">
          <Name device={device} />
        </span>
        <span className="text-small text-muted">
          {device.current
            ? m.notifications_devices_now()
            : m.notifications_devices_seen({ when: relative(device.last_seen_at, now) })}
        </span>
        <span className="text-small text-muted">{m.notifications_devices_since({ day: day(device.created_at) })}</span>
        <Chips device={device} />
      </span>
      {!device.current && (
        <Button
          variant="outline"
          size="sm"
          icon={LogOut}
          pending={pending}
          onClick={onEnd}
          id={`end-${device.id}`}
          aria-labelledby={`end-${device.id} device-${device.id}`}
          className="justify-self-start max-desktop:col-start-2"
        >
          {m.notifications_devices_end()}
        </Button>
      )}
    </li>
  );
};
