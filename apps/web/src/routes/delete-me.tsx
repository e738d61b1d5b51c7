import { createFileRoute } from '@tanstack/react-router';
import { notBuiltYet } from '../areas/auth/entry.ts';
import * as m from '../paraglide/messages.js';

export const Route = createFileRoute('/delete-me')({
  staticData: { title: m.auth_dashboard_title, access: 'public', beforeTerms: true, hideLogout: true },
  beforeLoad: notBuiltYet,
});
