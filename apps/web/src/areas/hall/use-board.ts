import type { CallReply } from '@balsam/contract/call';
import type { queueDevices } from '@balsam/contract/queue/devices';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { askServer, deviceToken, forgetToken, isRevoked } from './device-client.ts';
import { hallInterval, useHallSocket } from './hall-socket.ts';
import { newCalls } from './new-calls.ts';
import { announce } from './speech.ts';

export type BoardState = CallReply<typeof queueDevices.board>;

/** How the hall is read, by itself every so many milliseconds. */
export const boardQuery = (onRevoked: () => void, refetchInterval: number) =>
  queryOptions({
    queryKey: ['hall', 'board'],
    queryFn: async () => {
      const token = deviceToken('board');
      try {
        return await askServer<BoardState>('/api/v1/queue/board', token === null ? {} : { token });
      } catch (error) {
        if (isRevoked(error)) {
          forgetToken('board');
          onRevoked();
        }
        throw error;
      }
    },
    refetchInterval,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    staleTime: 0,
    retry: false,
  });

/**
 * What the hall shows, live. Without a line the last of it stays, and the next answer is whole again; one answer is kept and no more, so
 * that a board may be on for weeks.
 */
export const useBoard = (onRevoked: () => void) =>
  useQuery(boardQuery(onRevoked, hallInterval(useHallSocket('board'))));

/** Says new calls aloud, each once: it is told what the board shows now, and whether it may speak. */
export function announcer() {
  let before: BoardState['calls'] | undefined;
  return (calls: BoardState['calls'] | undefined, isOn: boolean, onRefused: () => void): void => {
    if (calls === undefined) return;
    if (isOn) announce(newCalls(before, calls), onRefused);
    before = calls;
  };
}

export const useAnnouncements = (
  calls: BoardState['calls'] | undefined,
  isOn: boolean,
  onRefused: () => void,
): void => {
  const [hear] = useState(announcer);
  useEffect(() => hear(calls, isOn, onRefused), [hear, calls, isOn, onRefused]);
};
