import type { CallReply } from '@balsam/contract/call';
import type { sharing } from '@balsam/contract/sharing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { dateTime, number } from '#shared/format/index.ts';
import { Button } from '#shared/ui/button.tsx';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { toast } from '#shared/ui/toast.ts';
import { partLabels } from './part-labels.ts';

type Share = CallReply<typeof sharing.list>['items'][number];

const states: Readonly<Record<Share['state'], () => string>> = {
  active: m.sharing_state_active,
  ended: m.sharing_state_ended,
  expired: m.sharing_state_expired,
  used_up: m.sharing_state_used_up,
  locked: m.sharing_state_locked,
};

const openedText = ({ opened, openings }: Share): string => {
  if (openings !== null) return m.sharing_opened_of({ count: number(opened), most: number(openings) });
  return opened === 0 ? m.sharing_not_opened() : m.sharing_opened({ count: number(opened) });
};

const End = ({ id }: { id: number }) => {
  const client = useQueryClient();
  const end = useMutation({
    mutationFn: () => api.sharing.end({ params: { id: String(id) } }),
    onSuccess: () => toast.success(m.sharing_ended()),
    onSettled: () => client.invalidateQueries({ queryKey: ['sharing'] }),
  });
  return (
    <Button variant="outline" size="sm" pending={end.isPending} onClick={() => end.mutate()}>
      {m.sharing_end()}
    </Button>
  );
};

const ShareCard = ({ share }: { share: Share }) => (
  <Card as="article" className="flex flex-col gap-2.5">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <Chip tone={share.state === 'active' ? 'success' : 'neutral'}>{states[share.state]()}</Chip>
      {share.state === 'active' && <End id={share.id} />}
    </div>
    <InlineList className="font-medium">
      {share.parts.map((part) => (
        <span key={part}>{partLabels[part]()}</span>
      ))}
    </InlineList>
    <InlineList className="text-small text-muted">
      <span>{m.sharing_made({ when: dateTime(share.created_at) })}</span>
      {share.state === 'active' && <span>{m.sharing_until({ when: dateTime(share.expires_at) })}</span>}
      <span>{openedText(share)}</span>
    </InlineList>
    {share.has_passcode && (
      <p className="flex items-center gap-2 text-small text-muted">
        <Lock aria-hidden size={16} />
        {m.sharing_has_passcode()}
        {share.wrong_passcodes > 0 && <span>{m.sharing_wrong({ count: number(share.wrong_passcodes) })}</span>}
      </p>
    )}
    {share.opened_by.length > 0 && (
      <ul className="divide-y divide-line border-t border-line">
        {share.opened_by.map(({ name, at }) => (
          <li key={`${name} ${at}`} className="flex flex-wrap justify-between gap-x-3 py-2 text-small">
            <Marked>{name}</Marked>
            <span className="text-muted">{dateTime(at)}</span>
          </li>
        ))}
      </ul>
    )}
  </Card>
);

/** The links of the open profile, each with who opened it. */
export const ShareList = ({ list }: { list: readonly Share[] }) =>
  list.length === 0 ? (
    <EmptyState title={m.sharing_none()} text={m.sharing_none_text()} />
  ) : (
    <div className="flex flex-col gap-3">
      {list.map((share) => (
        <ShareCard key={share.id} share={share} />
      ))}
    </div>
  );
