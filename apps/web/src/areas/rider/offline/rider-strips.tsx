import { useQuery } from '@tanstack/react-query';
import { CloudOff, LocateFixed, LocateOff, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import * as m from '#paraglide/messages.js';
import { activeOrders } from '../reads/queries.ts';
import { isOnTheWay } from '../card/order-actions.ts';
import { Strip, Strips } from '../position/status-strip.tsx';
import { useLivePosition, type Sharing } from '../position/use-live-position.ts';
import { useAllLocalSteps } from '../steps/use-steps.ts';
import type { RiderOrder } from '../model/api-types.ts';
import { RefusedOtherSteps } from './other-order-steps.tsx';
import { useIsOnline } from '#shared/ui/use-is-online.ts';

type NoteKind = Exclude<Sharing, 'off' | 'asking'> | 'offline';

const noteTexts: Readonly<Record<NoteKind, () => string>> = {
  sharing: m.rider_position_shared,
  denied: m.rider_position_denied,
  lost: m.rider_position_lost,
  offline: m.rider_offline,
};
const noteIcons: Readonly<Record<NoteKind, LucideIcon>> = {
  sharing: LocateFixed,
  denied: LocateOff,
  lost: LocateOff,
  offline: CloudOff,
};

/** What is to be said now: that there is no line, that customers see where the rider is, or why they do not; nothing while nobody waits. */
const useNoteKind = (sharing: Sharing): NoteKind | undefined => {
  const isOnline = useIsOnline();
  if (!isOnline) return 'offline';
  return sharing === 'off' || sharing === 'asking' ? undefined : sharing;
};

/** Stays until it is put away; what is new is said again. */
const StateNote = ({ kind }: { kind: NoteKind | undefined }) => {
  const [closed, setClosed] = useState<NoteKind>();
  const [before, setBefore] = useState(kind);
  if (kind !== before) {
    setBefore(kind);
    setClosed(undefined);
  }
  if (kind === undefined || kind === closed) return null;
  return (
    <Strip tone={kind === 'sharing' ? 'accent' : 'warning'} icon={noteIcons[kind]} onClose={() => setClosed(kind)}>
      {noteTexts[kind]()}
    </Strip>
  );
};

/** Whether an order is on the way. */
const useIsAnyOnTheWay = (): boolean => {
  const { data } = useQuery(activeOrders(''));
  const steps = useAllLocalSteps();
  const isThisOne = (order: RiderOrder): boolean =>
    isOnTheWay(
      order,
      steps.filter(({ step }) => step.orderId === order.id),
    );
  return data?.items.some(isThisOne) ?? false;
};

/** Whichever page the rider has open: while an order is on the way its patient sees where they are, and it is said. */
export const RiderStrips = () => {
  const sharing = useLivePosition(useIsAnyOnTheWay());
  const kind = useNoteKind(sharing);
  return (
    // Always there to be heard.
    <output className="contents">
      <Strips>
        <RefusedOtherSteps />
        <StateNote kind={kind} />
      </Strips>
    </output>
  );
};
