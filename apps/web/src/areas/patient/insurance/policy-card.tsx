import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Ban, Check, CircleHelp, Clock, RefreshCw, ShieldCheck, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { longDay, measureWithin } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { Dialog } from '#shared/ui/dialog.tsx';
import { Ltr } from '#shared/ui/inline-list.tsx';
import { Note } from '#shared/ui/note.tsx';
import { PrivatePicture } from '#shared/ui/private-picture.tsx';
import type { Policy } from './types.ts';

const looks = {
  active: { tone: 'success', icon: Check },
  unchecked: { tone: 'warning', icon: CircleHelp },
  inactive: { tone: 'danger', icon: Ban },
  not_started: { tone: 'accent', icon: Clock },
  expired: { tone: 'neutral', icon: Ban },
} as const;

const usePolicyChange = (change: (id: number) => Promise<unknown>) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['insurance'] }),
  });
};

const RemoveDialog = ({ policy, onClose }: { policy: Policy; onClose: () => void }) => {
  const remove = usePolicyChange((id) => api.insurance.remove({ params: { id: String(id) } }));
  return (
    <Dialog
      open
      onClose={onClose}
      icon={Trash2}
      tone="danger"
      title={m.insurance_remove_title()}
      actions={
        <>
          <Button
            variant="danger"
            pending={remove.isPending}
            onClick={() => remove.mutate(policy.id, { onSuccess: onClose })}
          >
            {m.insurance_remove_yes()}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {m.insurance_remove_no()}
          </Button>
        </>
      }
    >
      <p>{m.insurance_remove_text()}</p>
    </Dialog>
  );
};

const Expiry = ({ policy: p }: { policy: Policy }) => {
  if (p.state === 'expired') return <Note tone="warning">{m.insurance_renew()}</Note>;
  if (!p.ends_soon || p.days_left === null) return null;
  const when =
    p.days_left === 0 ? m.insurance_ends_today() : m.insurance_ends_soon({ time: measureWithin(p.days_left, 'day') });
  return <Note tone="warning">{when}</Note>;
};

/** A policy with its state; its insurer can be asked again, as after a renewal. */
export const PolicyCard = ({ policy: p }: { policy: Policy }) => {
  const [isRemoving, setRemoving] = useState(false);
  const check = usePolicyChange((id) => api.insurance.check({ params: { id: String(id) } }));
  const { tone, icon } = looks[p.state];
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="flex min-w-0 items-center gap-3">
          <ShieldCheck aria-hidden size={26} className="shrink-0 text-accent-text" />
          <div className="min-w-0">
            <h2 className="text-h3">{inLocale(p.company.title, p.company.title_ar)}</h2>
            <p className="text-text-2">{inLocale(p.plan.title, p.plan.title_ar)}</p>
          </div>
        </div>
        <Chip tone={tone} icon={icon}>
          {inLocale(p.state_label, p.state_label_ar)}
        </Chip>
      </div>
      <dl className="grid grid-cols-2 gap-3">
        <div>
          <dt className="text-small text-muted">{m.insurance_policy_number()}</dt>
          <dd className="font-medium wrap-anywhere">
            <Ltr>{p.policy_number}</Ltr>
          </dd>
        </div>
        <div>
          <dt className="text-small text-muted">{m.insurance_until()}</dt>
          <dd className="font-medium">{p.ends_on ? longDay(p.ends_on) : m.insurance_unknown()}</dd>
        </div>
      </dl>
      {p.card_file && (
        <PrivatePicture path={`/api/v1/mediafiles/${p.card_file}`} box="h-40 w-full">
          {(address) => (
            <img src={address} alt={m.insurance_card_picture()} className="h-40 w-full rounded-md object-cover" />
          )}
        </PrivatePicture>
      )}
      <Expiry policy={p} />
      <div className="mt-auto flex flex-wrap justify-between gap-3">
        <Button
          variant="outline"
          size="sm"
          icon={RefreshCw}
          pending={check.isPending}
          onClick={() => check.mutate(p.id)}
        >
          {m.insurance_check()}
        </Button>
        <Button variant="text" size="sm" icon={Trash2} onClick={() => setRemoving(true)}>
          {m.insurance_remove()}
        </Button>
      </div>
      {isRemoving && <RemoveDialog policy={p} onClose={() => setRemoving(false)} />}
    </Card>
  );
};
