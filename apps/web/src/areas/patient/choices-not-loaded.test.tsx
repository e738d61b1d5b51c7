import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { drawnUnread } from '#shared/ui/unread.testing.tsx';
import { readDraft } from './family/draft.ts';
import { IdentityStep } from './family/identity-step.tsx';
import { PersonStep } from './family/person-step.tsx';
import { branches, nationalities, relations } from './family/queries.ts';
import type { AddMemberState } from './family/use-add-member.ts';
import { AddForm as AddPolicy } from './insurance/add-dialog.tsx';

// The session has nothing to say while a page is drawn into text.
vi.mock(import('#shared/api/session.ts'), async (original) => {
  const session = await original();
  return { ...session, useSession: session.getSession };
});

const adding = (): AddMemberState =>
  ({
    draft: readDraft(),
    errors: {},
    change: () => undefined,
    around: { today: '2026-11-22', language: 'en', relation: undefined },
  }) as unknown as AddMemberState;

beforeEach(() => {
  stubPage();
  startSession({ token: 't', user: sara }, true);
});

test.each([
  ['relations', relations.queryKey, () => <IdentityStep {...adding()} />],
  ['nationalities', nationalities.queryKey, () => <PersonStep {...adding()} />],
  ['branches', branches.queryKey, () => <PersonStep {...adding()} />],
  ['insurers', api.insurance.payers.query({ quiet: true }).queryKey, () => <AddPolicy onAdded={() => undefined} />],
] as const)('what a field offers and could not be read is no empty list: %s', (_what, queryKey, form) => {
  expect(drawnUnread(form())).not.toContain(m.shell_not_loaded());
  const failed = drawnUnread(form(), queryKey);
  expect(failed).toContain(m.shell_not_loaded());
  expect(failed).toContain(m.shell_try_again());
});
