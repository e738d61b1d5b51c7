import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { json } from '#shared/api/browser.testing.ts';
import { isReadAgain, markRead, stubPage, used } from '#shared/api/hook.testing.tsx';
import { callStatus } from '../queries.ts';
import { useSendFeedback } from './use-send-feedback.ts';

const said = { rating_value: 4, comment: '', problems: [] };

test.each([
  ['arrived', 200, { status: true, data: {} }],
  ['had arrived before', 409, { status: false, code: 'already_given', message: 'Given', message_ar: 'أُرسل' }],
])(
  'S5.08 what was said of a call and %s is not asked for again: the call is read again at once',
  async (_, http, body) => {
    const browser = stubPage();
    const client = new QueryClient();
    markRead(client, callStatus(7), callStatus(8));
    const send = used(client, () => useSendFeedback(7, () => undefined));
    browser.replies.push(json(http, body));
    await send.mutateAsync(said).catch(() => undefined);
    expect([isReadAgain(client, callStatus(7)), isReadAgain(client, callStatus(8))]).toEqual([true, false]);
  },
);
