import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '#shared/api/drafts.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { sara } from '#shared/api/sara.testing.ts';
import { startSession } from '#shared/api/session.ts';
import { Composer } from './composer.tsx';
import { useSending } from './use-sending.ts';

beforeEach(() => {
  stubPage();
  startSession({ token: 't', user: sara }, true);
});

test('what was typed into a talk and not sent is there after a reload, in that talk alone', () => {
  keepDraft('message of ticket 5', { text: 'My order is late' });
  const composer = (talk: string) =>
    renderToStaticMarkup(
      <Composer talk={talk} most={1} words={{ write: 'Write', send: 'Send' }} onSend={() => undefined} />,
    );
  expect(composer('ticket 5')).toContain('>My order is late</textarea>');
  expect(composer('ticket 6')).not.toContain('late');
});

test('what did not arrive at the support is there after a reload, and is sent as the same message', async () => {
  const sendingsOf = (ticketId: number) => used(new QueryClient(), () => useSending(ticketId));
  sendingsOf(5).send('My order is late', undefined);
  await vi.waitFor(() => expect(sendingsOf(5).sendings).toMatchObject([{ text: 'My order is late', failure: '' }]));
  const [left] = sendingsOf(5).sendings;
  expect(sendingsOf(6).sendings).toEqual([]);
  sendingsOf(5).discard(left!.key);
  expect(sendingsOf(5).sendings).toEqual([]);
});

test('a message with a picture is not kept: the picture does not outlive the page', () => {
  used(new QueryClient(), () => useSending(5)).send('Here it is', new File(['x'], 'box.png'));
  expect(used(new QueryClient(), () => useSending(5)).sendings).toEqual([]);
});
