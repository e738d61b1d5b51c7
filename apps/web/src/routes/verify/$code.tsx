import { createFileRoute } from '@tanstack/react-router';
import { VerifyCertificatePage } from '#areas/identity/verify-certificate/verify-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/verify/$code')({
  staticData: { access: 'public' },
  component: page(m.reports_verify_title, VerifyCertificatePage),
});
