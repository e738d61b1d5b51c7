import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { api, onFailure } from '#shared/api/index.ts';
import { isOnline } from '#shared/api/is-online.ts';
import { onLogoutCleanup } from '#shared/api/logout-cleanup.ts';
import { getSession, onOtherPerson } from '#shared/api/session.ts';
import { keepSocketConnected } from '#shared/api/socket.ts';
import { readStored } from '#shared/api/stored.ts';
import { onLocale } from '#shared/i18n/locale.ts';
import { focusHeading } from '#shared/ui/heading-focus.ts';
import { dismissOfOtherPerson, toast } from '#shared/ui/toast.ts';

/** After a navigation the heading of the new page is read out; the first page is left as the browser opened it. */
export const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe(
        'onRendered',
        ({ fromLocation, pathChanged }) => void (fromLocation && pathChanged && focusHeading()),
      ),
    [router],
  );
};

/** SPEC §4: the server is told of the language when logged in; a `?lang=` in the address follows, so that a reload agrees. */
export const useSyncLanguage = (): void => {
  const navigate = useNavigate();
  useEffect(
    () =>
      onLocale((language) => {
        if (getSession()) void api.identity.changeLanguage({ body: { language }, quiet: true }).catch(() => undefined);
        if (new URLSearchParams(location.search).has('lang'))
          void navigate({
            to: '.',
            search: (before) => ({ ...before, lang: language }),
            replace: true,
            resetScroll: false,
          });
      }),
    [navigate],
  );
};

/** What the session moves: the socket, the cache, and where failures are shown. */
export const useConnections = (): void => {
  const client = useQueryClient();
  // Nothing that one person read or was told is left to the next.
  useEffect(
    () =>
      onOtherPerson(() => {
        client.clear();
        dismissOfOtherPerson();
      }),
    [client],
  );
  useEffect(() => keepSocketConnected(client), [client]);
  useEffect(() => onFailure((sentence) => toast.error(sentence)), []);
};

/** Nothing of a page waits for it. */
const pushAfterMs = 5000;

/** Whoever takes push messages here goes on taking them after the server has got another key. */
export const usePushKept = (): void =>
  useEffect(() => {
    if (readStored('fcmToken') === null) return undefined;
    const keep = () =>
      import('#areas/notifications/settings/push-device.ts')
        .then(({ keepPushAlive }) => keepPushAlive())
        .catch(() => undefined);
    const timer = setTimeout(keep, pushAfterMs);
    return () => clearTimeout(timer);
  }, []);

/** Until the page stands, nothing is kept; without a line it is wanted at once. */
const copiesAfterMs = 3000;

/** Keeps what is read, to be read again without a line. */
export const useOfflineCopies = (): void => {
  const client = useQueryClient();
  useEffect(() => {
    const load = () => import('./offline-copies/copies.ts');
    // Whoever logs out before that leaves the copies of earlier pages.
    onLogoutCleanup(() => load().then(({ forgetCopies }) => forgetCopies()));
    const keep = () =>
      load()
        .then(({ keepCopies }) => keepCopies(client))
        .catch(() => undefined);
    const timer = setTimeout(keep, isOnline() ? copiesAfterMs : 0);
    return () => clearTimeout(timer);
  }, [client]);
};
