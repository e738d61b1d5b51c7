import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '#areas/patient/feedback/feedback-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/feedback')({
  staticData: { access: ['patient'] },
  component: page(m.reviews_feedback_title, FeedbackPage),
});
