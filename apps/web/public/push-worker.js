/* Imported by the service worker: shows what the server pushed, and opens the app where a press leads. */
(() => {
  /** A browser shows something for each message, also for one that cannot be read. */
  const contentOf = (message) => {
    try {
      return message.json();
    } catch {
      return {};
    }
  };

  /** A path of ours, whatever the message says. */
  const addressOf = (path) => {
    const url = new URL(path ?? '/', location.origin);
    return url.origin === location.origin ? url.href : `${location.origin}/`;
  };

  /** Windows that show what a push is about read it again. */
  const tellWindows = async () => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a client of the worker is of its origin
    for (const window of windows) window.postMessage({ kind: 'push' });
  };

  const open = async (address) => {
    const [window] = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (!window) return clients.openWindow(address);
    // Only a press brings a window to the front; without one it still shows the right page.
    await window.focus().catch(() => undefined);
    return window.url === address ? window : window.navigate(address).catch(() => clients.openWindow(address));
  };

  addEventListener('push', (event) => {
    const { title, body, lang, dir, tag, path } = event.data ? contentOf(event.data) : {};
    const options = { body, lang, dir, tag, icon: '/icon.svg', data: { path } };
    event.waitUntil(Promise.all([registration.showNotification(title ?? 'بلسم Balsam', options), tellWindows()]));
  });

  addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(addressOf(event.notification.data?.path)));
  });
})();
