import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerSW } from 'virtual:pwa-register';
import * as m from './paraglide/messages.js';
import { routeTree } from './route-tree.gen.ts';
import { savesData } from './shared/api/saves-data.ts';
import { renderBetweenPresses, makeQueryClient } from './shared/api/query-client.ts';
import { toast } from './shared/ui/toast.ts';
import { renewPage } from './shell/renew-page.ts';
import './styles.css';

/** SPEC §9: the initial loader is hidden after a second. */
const loaderMilliseconds = 1000;

const client = makeQueryClient();
// The next screen comes before it is asked for, but not to somebody who pays by the byte.
const router = createRouter({
  routeTree,
  context: { client },
  defaultPreload: savesData() ? false : 'intent',
  scrollRestoration: true,
});
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
renderBetweenPresses();
/** In pieces: what is pressed meanwhile is heard between two of them. */
const draw = (): void =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
// A page that the router puts in place later is drawn in one piece, which takes a phone half a second.
void router.load().then(draw, draw);

// What the server drew of the screen until it stands.
const endShell = router.subscribe('onRendered', () => {
  document.querySelector('#shell')?.remove();
  endShell();
});

setTimeout(() => document.querySelector('#loader')?.remove(), Math.max(0, loaderMilliseconds - performance.now()));

addEventListener('vite:preloadError', () => void renewPage(import.meta.url));

if (import.meta.env.PROD) {
  const update = registerSW({
    onNeedRefresh: () => toast.lasting(m.shell_update(), { label: m.shell_update_now(), run: () => void update(true) }),
  });
}
