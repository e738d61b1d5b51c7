import { createFileRoute } from '@tanstack/react-router';
import { BoardPage } from '#areas/hall/board-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/queue/board/$location')({
  staticData: { access: 'public', embed: true, beforeTerms: true },
  component: page(m.queue_board_title, BoardPage),
});
