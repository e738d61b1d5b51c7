import { createFileRoute } from '@tanstack/react-router';
import { AddMemberPage } from '#areas/patient/family/add-page.tsx';
import { type Step, steps } from '#areas/patient/family/steps.ts';
import * as m from '#paraglide/messages.js';
import { page } from '#shared/i18n/page.tsx';

export const Route = createFileRoute('/family-members/add')({
  staticData: { access: ['patient'] },
  /** `step`: the part of the form that is shown. */
  validateSearch: (search): { step?: Step } => {
    const step = steps.find((each) => each === search['step']);
    return step ? { step } : {};
  },
  component: page(m.family_add, AddMemberPage),
});
