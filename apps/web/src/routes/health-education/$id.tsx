import { createFileRoute } from '@tanstack/react-router';
import { ArticlePage } from '#areas/education/article-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/health-education/$id')({
  staticData: { access: 'public' },
  component: page(m.education_title, ArticlePage),
});
