import { Id, IdText, listOf, Nothing, PageQuery } from '@balsam/contract/common';
import { endpoint } from '@balsam/contract/endpoint';
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest';
import { json, stubBrowser } from './browser.testing.ts';
import { createClient } from './client.ts';

const declared = { access: ['guest'], summary: 'For this test', errors: [] } as const;
const madeUp = {
  clinic: {
    list: endpoint({ ...declared, method: 'GET', path: '/list', query: Nothing.extend(PageQuery), reply: listOf(Id) }),
    one: endpoint({ ...declared, method: 'GET', path: '/one/:id', params: Nothing.extend({ id: IdText }), reply: Id }),
    add: endpoint({
      ...declared,
      method: 'POST',
      path: '/add',
      body: Nothing.extend({ clinic_id: Id }),
      reply: 'file',
    }),
  },
};

const api = createClient<typeof madeUp>({
  clinic: { list: 'GET /list', one: 'GET v2/one/:id', add: 'POST /add' },
});

afterEach(() => vi.unstubAllGlobals());

test('the types of a call are those that its endpoint declares', () => {
  type Of<F extends (...input: never[]) => unknown> = NonNullable<Parameters<F>[0]>;
  expectTypeOf<Of<typeof api.clinic.one>['params']>().toEqualTypeOf<{ id: string | number }>();
  expectTypeOf<Of<typeof api.clinic.add>['body']>().toEqualTypeOf<{ clinic_id: number }>();
  expectTypeOf<Awaited<ReturnType<typeof api.clinic.list>>['items']>().toEqualTypeOf<number[]>();
  expectTypeOf<Awaited<ReturnType<typeof api.clinic.add>>>().toEqualTypeOf<Blob>();
  expectTypeOf(api.clinic.list).toBeCallableWith();
  expectTypeOf(api.clinic.list).toBeCallableWith({ query: { page: 2 } });
  // @ts-expect-error what the path needs cannot be left out
  expectTypeOf(api.clinic.one).toBeCallableWith();
});

test('S7.02 a call goes to its method and path and answers with data', async () => {
  const { sent, replies } = stubBrowser();
  replies.push(json(200, { status: true, message: 'Done', data: 7 }));
  expect(await api.clinic.one({ params: { id: 7 } })).toBe(7);
  expect(sent[0]).toMatchObject({ url: '/api/v2/one/7', init: { method: 'GET' } });
});

test('a question names module, call and what is asked, and gives up with the signal that it is handed', async () => {
  const { sent, replies } = stubBrowser();
  replies.push(json(200, { status: true, message: 'Done', data: 7 }));
  const question = api.clinic.one.query({ params: { id: 7 }, quiet: true });
  expect(question.queryKey).toEqual(['clinic', 'one', { params: { id: 7 } }]);
  const { signal } = new AbortController();
  expect(await question.queryFn({ signal })).toBe(7);
  expect(sent[0]?.init.signal).toBe(signal);
});
