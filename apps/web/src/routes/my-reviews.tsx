import { createFileRoute } from '@tanstack/react-router';
import { MyReviewsPage } from '#areas/patient/reviews/my-reviews-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/my-reviews')({
  staticData: { access: ['patient'] },
  component: page(m.reviews_title, MyReviewsPage),
});
