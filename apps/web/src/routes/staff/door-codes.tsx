import { createFileRoute } from '@tanstack/react-router';
import { DoorCodesPage } from '#areas/staff/door-codes/door-codes-page.tsx';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/staff/door-codes')({
  staticData: { access: ['frontDesk', 'administrator'] },
  component: page(m.checkin_door_title, DoorCodesPage),
});
