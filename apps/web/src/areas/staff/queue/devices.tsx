import { digitsOnly } from '@balsam/domain/text';
import { useQuery } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { relative } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { FormError } from '#shared/ui/form-error.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { TextField } from '#shared/ui/text-field.tsx';
import { useNow } from '#shared/ui/use-now.ts';
import { useDeskAction } from './queries.ts';

const kinds = { board: m.queue_staff_board, kiosk: m.queue_staff_kiosk } as const;

/** Pairs a screen or a kiosk by the code that it shows. */
export const PairForm = () => {
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const pair = useDeskAction(
    (body: { code: string; name: string }) => api.queueDesk.pair({ body, quiet: true }),
    () => {
      setCode('');
      setName('');
    },
  );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!pair.isPending) pair.mutate({ code, name });
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-text-2">{m.queue_staff_devices_text()}</p>
      <TextField
        label={m.queue_staff_code()}
        ltr
        inputMode="numeric"
        keep={digitsOnly}
        maxLength={6}
        autoComplete="off"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <TextField
        label={m.queue_staff_name()}
        maxLength={60}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <FormError icon={CircleAlert} error={pair.error} />
      <Button type="submit" wide pending={pair.isPending}>
        {m.queue_staff_pair()}
      </Button>
    </form>
  );
};

const Paired = () => {
  const { data, error, refetch } = useQuery(api.queueDesk.devices.query());
  const now = useNow(60_000);
  const revoke = useDeskAction((id: number) => api.queueDesk.revoke({ params: { id } }));
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={1} />;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.items.map((device) => (
        <li key={device.id} className="flex items-center justify-between gap-3 py-2">
          <span className="flex min-w-0 flex-col">
            <bdi className="font-medium">{device.name}</bdi>
            <span className="text-small text-muted">
              {inLocale(
                `${kinds[device.kind]()}, ${device.location}`,
                `${kinds[device.kind]()}، ${device.location_ar}`,
              )}
            </span>
            <span className="text-small text-muted">
              {m.queue_staff_seen({ when: relative(device.last_seen_at, now) })}
            </span>
          </span>
          <Button
            size="sm"
            variant="outline"
            pending={revoke.isPending && revoke.variables === device.id}
            onClick={() => revoke.mutate(device.id)}
          >
            {m.queue_staff_revoke()}
          </Button>
        </li>
      ))}
    </ul>
  );
};

/** Pairs the screens and kiosks of the hall, and ends their pairing. */
export const DevicesDialog = ({ location, onClose }: { location: string; onClose: () => void }) => (
  <Dialog open confirmClose closable wide onClose={onClose} title={m.queue_staff_devices()}>
    <PairForm />
    <div className="flex flex-wrap gap-3">
      <LinkButton variant="soft" to="/queue/board/$location" params={{ location }} target="_blank">
        {m.queue_staff_open_board()}
      </LinkButton>
      <LinkButton variant="soft" to="/queue/kiosk/$location" params={{ location }} target="_blank">
        {m.queue_staff_open_kiosk()}
      </LinkButton>
    </div>
    <Paired />
  </Dialog>
);
