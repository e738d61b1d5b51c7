import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '#areas/staff/content/content-page.tsx';
import { contentSearch } from '#areas/staff/content/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/content')({
  staticData: { access: ['administrator'] },
  validateSearch: contentSearch,
  component: page(m.content_title, ContentPage),
});
