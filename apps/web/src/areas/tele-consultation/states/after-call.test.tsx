import type { CallStatus } from '@balsam/contract/tele-consultation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import type { OutReason } from '../room/call-room.ts';
import { AfterCall } from './after-call.tsx';

beforeEach(() => {
  stubPage();
  changeLocale('en');
});

const shown = (out: OutReason, isMoved: boolean, feedback = false): string => {
  const outside = { may: { join: { allowed: true }, feedback: { allowed: feedback } } } as CallStatus;
  const history = createMemoryHistory({ initialEntries: ['/'] });
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterContextProvider router={createRouter({ routeTree: createRootRoute(), history })}>
        <AfterCall
          id={7}
          side="doctor"
          state={{ out, isEntering: false }}
          outside={outside}
          isMoved={isMoved}
          onReturn={() => undefined}
          onFeedback={() => undefined}
        />
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

test.each([
  ['left', (): string => m.call_come_back()],
  ['taken_over', (): string => m.call_use_this_device()],
] as const)('who is out of the call (%s) may come back while the visit is theirs', (out, way) => {
  expect(shown(out, false)).toContain(way());
});

test.each(['left', 'taken_over'] as const)('a call that went to a colleague after it was %s has no way back', (out) => {
  const page = shown(out, true);
  expect(page).toContain(m.call_moved_title());
  expect(page).not.toContain(m.call_come_back());
  expect(page).not.toContain(m.call_use_this_device());
});

test('what was ended before stays ended, and asks nothing about a visit that is not theirs', () => {
  const page = shown('ended', true, true);
  expect(page).toContain(m.call_ended_title());
  expect(page).not.toContain(m.call_feedback_title_doctor());
});
