import type { CallReply } from '@balsam/contract/call';
import type { queueDevices } from '@balsam/contract/queue/devices';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { askServer, deviceToken, forgetToken, isRevoked } from './device-client.ts';
import { newCalls } from './new-calls.ts';
import { announce } from './speech.ts';

export type BoardState = CallReply<typeof queueDevices.board>;

/** Asked again and again, without a socket that could fall silent: after a lost line the next answer is whole again. */
const everyMs = 2000;

/** What the hall shows; the last of it stays while there is no line. */
export const useBoard = (onRevoked: () => void) => {
  const query = useQuery({
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
    refetchInterval: everyMs,
    refetchIntervalInBackground: true,
    networkMode: 'always',
    retry: false,
  });
  return query;
};

/** Says new calls aloud, each once. */
export const useAnnouncements = (calls: BoardState['calls'] | undefined, isOn: boolean): void => {
  const before = useRef<BoardState['calls']>(undefined);
  useEffect(() => {
    if (calls === undefined) return;
    if (isOn) for (const { token_number: token } of newCalls(before.current, calls)) announce(token);
    before.current = calls;
  }, [calls, isOn]);
};

/** Keeps the screen from going dark, as far as the browser lets it. */
export const useWakeLock = (): void => {
  useEffect(() => {
    const keepAwake = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      await navigator.wakeLock.request('screen').catch(() => undefined);
    };
    void keepAwake();
    const listener = () => void keepAwake();
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  }, []);
};
