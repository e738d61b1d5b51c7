import { roles } from '@balsam/domain/identity';
import { useQuery } from '@tanstack/react-query';
import { BellRing } from 'lucide-react';
import { lazy, useState } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { Button } from '#shared/ui/button.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { Note } from '#shared/ui/note.tsx';
import type { JoinRequest } from './join-dialog.tsx';
import { waitingListQuery } from './queries.ts';
import type { Entry } from './types.ts';

const JoinDialog = lazy(() => import('./join-dialog.tsx'));

const isFor = (entry: Entry, request: JoinRequest): boolean =>
  entry.type === request.type &&
  (request.doctorId === undefined
    ? entry.speciality?.id === request.specialityId
    : entry.doctor?.id === request.doctorId);

const statusText = ({ on_hold: onHold, offer }: Entry): string => {
  if (onHold) return m.waiting_is_on_hold();
  return offer ? m.waiting_has_offer() : m.waiting_is_waiting();
};

const Waiting = ({ entry }: { readonly entry: Entry }) => (
  <Note tone={entry.offer ? 'accent' : 'neutral'} icon={BellRing}>
    <span className="flex flex-wrap items-center justify-between gap-x-4">
      {statusText(entry)}
      <TextLink to="/waiting-list">{m.waiting_show()}</TextLink>
    </span>
  </Note>
);

/** The way to the waiting list, or that one is on it. For patients with a log-in only. */
export const JoinWaitingList = ({ request }: { readonly request: JoinRequest }) => {
  const isPatient = useSession()?.user.role_id === roles.patient;
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...waitingListQuery, enabled: isPatient });
  const waiting = data?.items.find((entry) => isFor(entry, request));
  if (!isPatient || !data) return null;
  if (waiting) return <Waiting entry={waiting} />;
  return (
    <>
      <Button variant="soft" icon={BellRing} onClick={() => setOpen(true)}>
        {m.waiting_tell_me()}
      </Button>
      {isOpen && (
        <Deferred>
          <JoinDialog request={request} onClose={() => setOpen(false)} />
        </Deferred>
      )}
    </>
  );
};
