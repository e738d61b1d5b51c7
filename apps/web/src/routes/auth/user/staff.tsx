import { createFileRoute } from '@tanstack/react-router';
import { leaveWhenSignedIn } from '../../../areas/auth/entry.ts';
import { StaffPage } from '../../../areas/auth/staff-page.tsx';
import * as m from '../../../paraglide/messages.js';
import { page } from '../../../shared/i18n/locale.tsx';

export const Route = createFileRoute('/auth/user/staff')({
  staticData: { title: m.auth_staff_title, access: 'public', bare: true },
  beforeLoad: leaveWhenSignedIn,
  component: page(StaffPage),
});
