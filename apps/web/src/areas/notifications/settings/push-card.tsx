import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, BellRing, type LucideIcon, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Switch } from '#shared/ui/choices.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Skeleton } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { type PushState, readPush, turnPushOff, turnPushOn } from './push-device.ts';

const queryKey = ['push-device'];

const usePush = () => {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey,
    // A server that does not take the device leaves it as it is: off.
    queryFn: () => readPush().catch((): PushState => 'off'),
    staleTime: 0,
  });
  const turn = useMutation({
    mutationFn: (on: boolean) => (on ? turnPushOn() : turnPushOff()),
    onSuccess: (state) => {
      client.setQueryData(queryKey, state);
      if (state === 'on') toast.success(m.notifications_push_now_on());
      if (state === 'off') toast.info(m.notifications_push_now_off());
    },
    onError: () => toast.error(m.notifications_push_failed()),
  });
  return { state: data, turn };
};

const PushUnavailable = ({ icon: Icon, title, how }: { icon: LucideIcon; title: string; how: string }) => (
  <div className="flex items-start gap-3">
    <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-muted" />
    <div className="flex flex-col gap-1">
      <p className="font-medium">{title}</p>
      <p className="text-small text-muted">{how}</p>
    </div>
  </div>
);

type PermissionDialogProps = { readonly onGo: () => void; readonly onClose: () => void };

/** Before the browser asks in its own words, which can be answered with no only once. */
const PermissionDialog = ({ onGo, onClose }: PermissionDialogProps) => (
  <Dialog
    open
    onClose={onClose}
    icon={BellRing}
    title={m.notifications_push_ask()}
    actions={
      <>
        <Button wide onClick={onGo}>
          {m.notifications_push_ask_go()}
        </Button>
        <Button variant="outline" wide onClick={onClose}>
          {m.notifications_push_ask_not()}
        </Button>
      </>
    }
  >
    {m.notifications_push_ask_text()}
  </Dialog>
);

const Inside = () => {
  const { state, turn } = usePush();
  const [isDialogOpen, setDialogOpen] = useState(false);
  if (state === undefined) return <Skeleton className="h-12" />;
  if (state === 'unsupported')
    return (
      <PushUnavailable
        icon={MonitorSmartphone}
        title={m.notifications_push_unsupported()}
        how={m.notifications_push_unsupported_how()}
      />
    );
  if (state === 'denied')
    return (
      <PushUnavailable icon={BellOff} title={m.notifications_push_denied()} how={m.notifications_push_denied_how()} />
    );
  const toggle = (on: boolean): void => {
    if (on && Notification.permission === 'default') setDialogOpen(true);
    else turn.mutate(on);
  };
  const go = (): void => {
    setDialogOpen(false);
    turn.mutate(true);
  };
  const isOn = turn.isPending ? turn.variables : state === 'on';
  return (
    <>
      <Switch
        icon={BellRing}
        label={m.notifications_push_switch()}
        detail={isOn ? m.notifications_push_on() : m.notifications_push_off()}
        checked={isOn}
        disabled={turn.isPending}
        onChange={toggle}
      />
      {isDialogOpen && <PermissionDialog onGo={go} onClose={() => setDialogOpen(false)} />}
    </>
  );
};

/** Push messages on the device in hand: on, off, forbidden or impossible, and what to do about it. */
export const PushCard = () => (
  <section className="flex flex-col gap-2">
    <h2 className="text-h2">{m.notifications_push_title()}</h2>
    <Card>
      <Inside />
    </Card>
  </section>
);
