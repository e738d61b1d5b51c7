import { emptyContent } from '@balsam/domain/content';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { drawnUnread } from '#shared/ui/unread.testing.tsx';
import { AuditFilters } from './audit/audit-filters.tsx';
import { kindsQuery, staffQuery } from './audit/queries.ts';
import NewProductDialog from './catalogue/new-product-dialog.tsx';
import { ProductForm } from './catalogue/product-form.tsx';
import { type CatalogueProduct, choicesQuery } from './catalogue/queries.ts';
import { FactFields } from './content/fact-fields.tsx';
import { Changes } from './content/review-item.tsx';
import { reviewHistory } from './content/reviews-queries.ts';
import { Requests } from './doctors/doctors-page.tsx';
import InviteDoctor from './doctors/invite-dialog.tsx';
import { emptyDraft } from './patients/draft.ts';
import { NationalityField } from './patients/person-fields.tsx';
import { ContactFields } from './patients/register-fields.tsx';
import { PlaceFields } from './patients/ticket-dialog.tsx';
import { TriageApproval } from './settings/triage-approval.tsx';

// A dialog hangs on the page, which is not there while it is drawn into text.
vi.mock(import('react-dom'), async (original) => ({
  ...(await original()),
  createPortal: (inside) => inside as never,
}));

const nothing = (): void => undefined;
const noError = (): undefined => undefined;

const branches = api.hospital.locations.query({ quiet: true }).queryKey;
const specialities = api.hospital.parentSpecialities.query({ quiet: true }).queryKey;
const edited = { fields: emptyContent, onChange: nothing, errorOf: noError };
const audited = { search: {}, days: undefined, today: '2026-11-22', onSearch: nothing };
const product = {
  id: 3,
  revision: 1,
  brand: { id: 1 },
  category: { id: 1 },
  relief: [],
  assigned_offer: null,
} as unknown as CatalogueProduct;

beforeEach(() => {
  stubPage();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dir: 'ltr' }, body: {} });
  changeLocale('en');
});

/** What the staff choose from, or read of somebody else's work, and where it stands. */
const parts: readonly (readonly [string, QueryKey, ReactNode])[] = [
  ['branches of a walk-in', branches, <PlaceFields key="1" branch="" clinic="" onChange={nothing} />],
  [
    'clinics of a walk-in',
    api.queueDesk.board.query({ query: { location_id: '1' }, quiet: true }).queryKey,
    <PlaceFields key="2" branch="1" clinic="" onChange={nothing} />,
  ],
  [
    'branches of a new file',
    branches,
    <ContactFields key="3" draft={emptyDraft('en')} onChange={nothing} errorOf={noError} />,
  ],
  [
    'nationalities',
    api.content.nationalities.query({ quiet: true }).queryKey,
    <NationalityField key="4" value="" onChange={nothing} error={undefined} />,
  ],
  [
    'specialities of a doctor',
    api.hospital.specialities.query({ quiet: true }).queryKey,
    <InviteDoctor key="5" onClose={nothing} onInvited={nothing} />,
  ],
  [
    'clinics of a doctor',
    api.hospital.clinics.query({ quiet: true }).queryKey,
    <InviteDoctor key="6" onClose={nothing} onInvited={nothing} />,
  ],
  ['specialities of a package', specialities, <FactFields key="7" kind="package" {...edited} />],
  ['leave that was asked for', api.doctors.requests.query({ quiet: true }).queryKey, <Requests key="9" />],
  ['approval of the symptom checker', api.triage.approval.query({ quiet: true }).queryKey, <TriageApproval key="10" />],
  ['people of the audit log', staffQuery().queryKey, <AuditFilters key="11" {...audited} />],
  ['kinds of the audit log', kindsQuery().queryKey, <AuditFilters key="12" {...audited} />],
  ['history of a review', reviewHistory(7).queryKey, <Changes key="8" id={7} />],
];

test.each(parts)('a list of the staff that could not be read is no empty list: %s', (_what, queryKey, part) => {
  expect(drawnUnread(part)).not.toContain(m.shell_not_loaded());
  const failed = drawnUnread(part, queryKey);
  expect(failed).toContain(m.shell_not_loaded());
  expect(failed).toContain(m.shell_try_again());
});

test.each([
  ['a new product', <NewProductDialog key="1" onClose={nothing} onMade={nothing} />],
  ['a product', <ProductForm key="2" product={product} />],
])('the form of %s whose choices could not be read is no placeholder without end', (_what, form) => {
  expect(drawnUnread(form)).not.toContain(m.shell_try_again());
  expect(drawnUnread(form, choicesQuery().queryKey)).toContain(m.shell_try_again());
});
