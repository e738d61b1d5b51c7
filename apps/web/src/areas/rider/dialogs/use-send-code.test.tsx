import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import * as m from '#paraglide/messages.js';
import { ApiError, networkFailure } from '#shared/api/api-error.ts';
import { stubPage, used } from '#shared/api/hook.testing.tsx';
import { changeLocale } from '#shared/i18n/locale.ts';
import { useSendCode } from './use-send-code.ts';

const sendCode = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
const error = vi.hoisted(() => vi.fn<(sentence: string) => void>());
vi.mock('#shared/api/index.ts', () => ({ api: { delivery: { sendCode } } }));
vi.mock('#shared/ui/toast.ts', () => ({ toast: { error } }));

beforeEach(() => {
  vi.clearAllMocks();
  stubPage();
  changeLocale('en');
});

/** Presses the button that sends the code, and answers what is said. */
const saidAfter = async (failure: unknown): Promise<unknown[]> => {
  sendCode.mockRejectedValue(failure);
  const client = new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } });
  used(client, () => useSendCode(1)).send();
  await vi.waitFor(() => expect(sendCode).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(client.isMutating()).toBe(0));
  return error.mock.calls.flat();
};

test('S8.03 a code that cannot be sent without a line is not kept for later, and that is said', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(await saidAfter(networkFailure(undefined))).toEqual([m.rider_no_line_now()]);
});

test('S8.03 a refusal is said in the words of the server', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const refusal = new ApiError({ code: 'code_too_soon', message: 'Wait', message_ar: 'انتظروا', status: 429 });
  expect(await saidAfter(refusal)).toEqual(['Wait']);
});
