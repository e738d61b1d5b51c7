import { createFileRoute } from '@tanstack/react-router';
import { DoctorOvrPage } from '#areas/doctor/ovr/ovr-page.tsx';
import { ovrSearch } from '#areas/doctor/ovr/search.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/doctor/ovr')({
  staticData: { access: ['doctor'] },
  validateSearch: ovrSearch,
  component: page(m.doctor_block_ovr, DoctorOvrPage),
});
