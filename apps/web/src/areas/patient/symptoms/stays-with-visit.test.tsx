import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import * as m from '#paraglide/messages.js';
import { stubPage } from '#shared/api/hook.testing.tsx';
import { api } from '#shared/api/index.ts';
import { changeLocale } from '#shared/i18n/locale.ts';
import { AttachCard } from './attach-card.tsx';
import { HistoryList } from './history-list.tsx';
import type { Survey } from './queries.ts';
import { SurveyOffer } from './survey-offer.tsx';

const visit = 7;
const stays = { allowed: false, code: 'survey_of_visit', message: 'It stays attached', message_ar: 'تبقى مرفقة' };
const survey = {
  id: 3,
  title: 'Cough',
  title_ar: 'سعال',
  created_at: '2026-11-22T06:00:00.000Z',
  urgency: 'self_care',
  appointment_id: visit,
  may_change: { allowed: true },
} as Survey;

const shown = (element: ReactNode, of: Survey): string => {
  const client = new QueryClient();
  client.setQueryData(api.triage.surveys.query({ quiet: true }).queryKey, {
    items: [of],
    person: { age_years: 30, gender: 'female' },
  });
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterContextProvider
        router={createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })}
      >
        {element}
      </RouterContextProvider>
    </QueryClientProvider>,
  );
};

const places = [
  ['the history', (of: Survey) => <HistoryList items={[of]} />, m.symptoms_delete],
  ['the result', (of: Survey) => <AttachCard survey={of} />, m.symptoms_detach],
  ['the visit', () => <SurveyOffer appointment={visit} />, m.symptoms_detach],
] as const;

beforeEach(() => {
  stubPage();
});

test.each(places)('%s offers what may be done with a survey, and else says why not', (_, element, act) => {
  changeLocale('en');
  expect(shown(element(survey), survey)).toContain(act());
  const begun = { ...survey, may_change: stays };
  expect(shown(element(begun), begun)).not.toContain(act());
  expect(shown(element(begun), begun)).toContain(stays.message);
  changeLocale('ar');
  expect(shown(element(begun), begun)).toContain(stays.message_ar);
});
