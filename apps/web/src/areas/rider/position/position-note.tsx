import { LocateFixed, LocateOff } from 'lucide-react';
import * as m from '../../../paraglide/messages.js';
import { Strip } from './status-strip.tsx';
import type { Sharing } from './use-live-position.ts';

/** Says that customers see where the rider is, or why they do not; nothing while nobody waits. */
export const PositionNote = ({ sharing }: { sharing: Sharing }) => {
  if (sharing === 'off' || sharing === 'asking') return null;
  const isShared = sharing === 'sharing';
  return (
    <Strip tone={isShared ? 'accent' : 'warning'} icon={isShared ? LocateFixed : LocateOff}>
      {isShared && m.rider_position_shared()}
      {sharing === 'denied' && m.rider_position_denied()}
      {sharing === 'lost' && m.rider_position_lost()}
    </Strip>
  );
};
