import { createFileRoute } from '@tanstack/react-router';
import { notBuiltYet } from '../../../areas/auth/entry.ts';
import * as m from '../../../paraglide/messages.js';

export const Route = createFileRoute('/auth/user/new-password')({
  staticData: { title: m.auth_dashboard_title, access: 'public', beforeTerms: true },
  beforeLoad: notBuiltYet,
});
