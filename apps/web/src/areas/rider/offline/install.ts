import { useEffect, useSyncExternalStore } from 'react';
import { writeStored, readStored } from '#shared/api/stored.ts';

/** What a browser offers that can install; not in the language's own types, as not every browser does. */
type InstallOffer = Event & { readonly prompt: () => Promise<unknown> };

let offer: InstallOffer | undefined;
const listeners = new Set<() => void>();

const become = (next: InstallOffer | undefined): void => {
  offer = next;
  for (const listener of listeners) listener();
};

// It comes once, soon after the page: before any screen could listen.
globalThis.addEventListener?.('beforeinstallprompt', (event) => {
  event.preventDefault();
  become(event as InstallOffer);
});
globalThis.addEventListener?.('appinstalled', () => become(undefined));

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const offered = (): InstallOffer | undefined => (readStored('riderInstall') === null ? offer : undefined);

/** Not asked again on this phone. */
const decline = (): void => {
  writeStored('riderInstall', 'declined');
  become(undefined);
};

const install = (): void => {
  const taken = offer;
  become(undefined);
  void taken?.prompt();
};

/** Whether the browser can install the rider area now, and what to do about it. */
export const useInstallOffer = () => ({
  isOffered: useSyncExternalStore(subscribe, offered) !== undefined,
  install,
  decline,
});

const riderManifest = '/rider.webmanifest';

const linkOfManifest = (): HTMLLinkElement => {
  const known = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'manifest';
  document.head.append(link);
  return link;
};

/** While a rider's page is open, what can be installed is the rider area. */
export const useRiderManifest = (): void => {
  useEffect(() => {
    const link = linkOfManifest();
    const before = link.getAttribute('href');
    link.setAttribute('href', riderManifest);
    return () => {
      if (before === null) link.remove();
      else link.setAttribute('href', before);
    };
  }, []);
};
