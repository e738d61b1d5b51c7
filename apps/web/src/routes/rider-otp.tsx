import { createFileRoute } from '@tanstack/react-router';
import { underAuth } from '../areas/identity/entry/entry.ts';
import * as m from '../paraglide/messages.js';

export const Route = createFileRoute('/rider-otp')({
  staticData: { title: m.identity_dashboard_title, access: 'public', beforeTerms: true },
  beforeLoad: underAuth('rider-otp'),
});
