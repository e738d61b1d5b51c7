import { createFileRoute } from '@tanstack/react-router';
import { KioskPage } from '#areas/hall/kiosk-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/queue/kiosk/$location')({
  staticData: { access: 'public', embed: true, beforeTerms: true },
  component: page(m.queue_kiosk_title, KioskPage),
});
