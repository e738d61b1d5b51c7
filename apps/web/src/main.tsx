import { QueryClientProvider } from '@tanstack/react-query';
import { createRouter, RouterProvider } from '@tanstack/react-router';
import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerSW } from 'virtual:pwa-register';
import * as m from './paraglide/messages.js';
import { routeTree } from './route-tree.gen.ts';
import { renderBetweenPresses, makeQueryClient } from './shared/api/query-client.ts';
import { toast } from './shared/ui/toast.ts';
import './styles.css';

/** SPEC §9: the initial loader is hidden after a second. */
const loaderMilliseconds = 1000;

const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });
declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');
renderBetweenPresses();
// In pieces: what is pressed meanwhile is heard between two of them.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={makeQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  ),
);

// What the server drew of the screen until it stands.
const endShell = router.subscribe('onRendered', () => {
  document.querySelector('#shell')?.remove();
  endShell();
});

setTimeout(() => document.querySelector('#loader')?.remove(), Math.max(0, loaderMilliseconds - performance.now()));

// A tab that is older than the server asks for parts that are gone: the new page knows their names.
addEventListener('vite:preloadError', () => location.reload());

if (import.meta.env.PROD) {
  const update = registerSW({
    onNeedRefresh: () => toast.info(m.shell_update(), { label: m.shell_update_now(), run: () => void update(true) }),
  });
}
