import { ringSeconds } from '@balsam/domain/tele-consultation';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onLine, onServerEvent } from '#shared/api/server-events.ts';
import { callStatus } from '../queries.ts';

/**
 * Calls `onEnd` when it rings no more: it was answered elsewhere, the doctor gave up, or its time is over by the server's clock. What happened
 * while the line was away is read when it is back.
 */
export const useRingEnd = (id: number, onEnd: () => void): void => {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt, refetch } = useQuery({ ...callStatus(id), refetchOnMount: 'always' });
  // What was read before it rang says nothing of this ring.
  const call = dataUpdatedAt >= openedAt ? data : undefined;
  useEffect(
    () =>
      onServerEvent('call:state', (event) => {
        if (event.id !== id) return;
        if (event.status.state === 'ringing') void refetch();
        else onEnd();
      }),
    [id, refetch, onEnd],
  );
  useEffect(() => onLine((isConnected) => void (isConnected && refetch())), [refetch]);
  useEffect(() => {
    const isOver = call && call.state !== 'ringing';
    const leftMs = call?.ring_until ? Date.parse(call.ring_until) - Date.parse(call.now) : ringSeconds * 1000;
    const timer = setTimeout(onEnd, isOver ? 0 : leftMs);
    return () => clearTimeout(timer);
  }, [call, onEnd]);
};
