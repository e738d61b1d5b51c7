import { sessionRules } from '@balsam/domain/identity';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '#shared/api/index.ts';
import { endSession, getSession } from '#shared/api/session.ts';
import { onSessionEnd, sessionEndsAt, setSessionEnd, touch } from '#shared/api/session-end.ts';

/** How many seconds before the end somebody is asked whether they are still there. */
export const warnSeconds = 60;
/** What is typed or touched lengthens the session at most this often. */
const quietMs = 120_000;

export const useSessionEnd = (): number | undefined => useSyncExternalStore(onSessionEnd, sessionEndsAt);

/** Any call lengthens the session; this one says nothing else. */
export const stay = (): void => void api.identity.staffStay({ quiet: true }).catch(() => undefined);

/** Whether a touch at `now` is worth a call: the last one was some time ago, and nobody is being asked. */
export const shouldExtend = (now: number, endsAt: number): boolean => {
  const left = endsAt - now;
  return left > warnSeconds * 1000 && left < sessionRules.staffIdleMinutes * 60_000 - quietMs;
};

/** Whoever types or touches is there, also while the page asks the server for nothing. */
export const useActivity = (): void =>
  useEffect(() => {
    let lastCall = 0;
    const touched = (): void => {
      touch();
      const [now, endsAt] = [Date.now(), sessionEndsAt()];
      if (endsAt === undefined || !shouldExtend(now, endsAt) || now - lastCall < quietMs) return;
      lastCall = now;
      stay();
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) addEventListener(event, touched, { passive: true, capture: true });
    return () => {
      for (const event of events) removeEventListener(event, touched, { capture: true });
    };
  }, []);

type IdleMessage = { readonly loginName: string; readonly endsAt: number };

const isIdleMessage = (message: unknown): message is IdleMessage =>
  typeof message === 'object' &&
  message !== null &&
  'loginName' in message &&
  'endsAt' in message &&
  typeof message.endsAt === 'number';

/** The beginning of the token names the log-in to the other tabs that have it, and is of no use to anybody else. */
const loginNameOf = (): string => getSession()?.token.slice(0, 8) ?? '';

/** Tabs of one log-in tell each other when it ends: what is done in one keeps the others open. */
export const useOtherTabs = (): void =>
  useEffect(() => {
    const channel = new BroadcastChannel('balsam-session-end');
    const name = loginNameOf();
    let known = 0;
    channel.addEventListener('message', ({ data }) => {
      if (!isIdleMessage(data) || data.loginName !== name || data.endsAt <= (sessionEndsAt() ?? 0)) return;
      known = data.endsAt;
      setSessionEnd(data.endsAt);
    });
    const stop = onSessionEnd(() => {
      const endsAt = sessionEndsAt();
      if (endsAt === undefined || endsAt <= known) return;
      known = endsAt;
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none: it is of this origin
      channel.postMessage({ loginName: name, endsAt } satisfies IdleMessage);
    });
    return () => {
      stop();
      channel.close();
    };
  }, []);

/** Signs out and says why; the page that was open is found again after signing in. It is loaded anew, so that nothing stays in memory. */
export const leaveIdle = (): void => {
  void api.identity.logout({ quiet: true }).catch(() => undefined);
  endSession();
  setSessionEnd(undefined);
  const back = encodeURIComponent(location.pathname + location.search);
  location.replace(`/auth/user/staff?ended=idle&routeToNavigate=${back}`);
};

/** The same at once at the press of a button, without coming back. */
export const leaveNow = (): void => {
  void api.identity.logout({ quiet: true }).catch(() => undefined);
  endSession();
  setSessionEnd(undefined);
  location.replace('/auth/user/staff');
};
