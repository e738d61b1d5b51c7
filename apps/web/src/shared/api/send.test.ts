import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { json, stubBrowser } from './browser.testing.ts';
import { sara } from './sara.testing.ts';

let browser: ReturnType<typeof stubBrowser>;

/** Modules keep the log-in from the moment they load: each test loads them in its own browser. */
const load = async () => {
  vi.resetModules();
  const { send } = await import('./send.ts');
  const session = await import('./session.ts');
  const { onFailure } = await import('./failures.ts');
  const { isLoading } = await import('./loading.ts');
  const toasts: string[] = [];
  onFailure((sentence) => toasts.push(sentence));
  return { send, ...session, toasts, isLoading };
};

const failureFrom = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => expect.unreachable('the call was answered'),
    (error: unknown) => (error instanceof Error ? error : expect.unreachable('no error was thrown')),
  );

const ok = json(200, { status: true, message: 'Done', data: { id: 7 } });

beforeEach(() => {
  browser = stubBrowser();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('S7.05 an answer with status false is a failure, shown as a toast in the language of the screen', async () => {
  const { send, toasts } = await load();
  browser.replies.push(json(200, { status: false, message: 'Taken', message_ar: 'محجوز 15', code: 'slot_taken' }));
  const error = await failureFrom(send('POST', '/api/v1/appointments/create', { body: {} }));
  expect(error).toMatchObject({
    name: 'ApiError',
    code: 'slot_taken',
    message: 'Taken',
    message_ar: 'محجوز 15',
    status: 200,
  });
  expect(toasts).toEqual(['محجوز ١٥']);
});

test('S7.05 a transport error shows what the server said, in English on an English screen', async () => {
  browser.root.lang = 'en';
  const { send, toasts } = await load();
  const errors = [{ path: 'slot_id', code: 'required', message: 'Fields are required', message_ar: 'الحقول مطلوبة' }];
  browser.replies.push(
    json(422, {
      status: false,
      message: 'No',
      message_ar: 'لا',
      code: 'slot_taken',
      request_id: 'r1',
      errors,
      data: { nearest: [1] },
    }),
  );
  const error = await failureFrom(send('POST', '/api/v1/x', { body: {} }));
  expect(error).toMatchObject({ status: 422, request_id: 'r1', errors, data: { nearest: [1] } });
  expect(toasts).toEqual(['No']);
});

test('S7.05 a quiet call throws its failure and leaves the telling to the screen', async () => {
  const { send, toasts } = await load();
  browser.replies.push(json(409, { status: false, message: 'No', code: 'slot_taken' }));
  await failureFrom(send('POST', '/api/v1/x', { body: {}, quiet: true }));
  expect(toasts).toEqual([]);
});

test('S7.05 calls that fail for one reason say it once', async () => {
  const { send, toasts } = await load();
  browser.replies.push(json(503, { status: false, message: 'Busy' }), json(503, { status: false, message: 'Busy' }));
  await Promise.all([failureFrom(send('GET', '/api/v1/a')), failureFrom(send('GET', '/api/v1/b'))]);
  expect(toasts).toEqual(['Busy']);
});

test('S8.02 what is no envelope, or no answer at all, reads as the generic sentence', async () => {
  const { send } = await load();
  browser.replies.push(
    () => new Response('<h1>Bad gateway</h1>', { status: 502, headers: { 'content-type': 'text/html' } }),
  );
  const page = await failureFrom(send('POST', '/api/v1/x', { body: {} }));
  expect(page).toMatchObject({
    code: 'unreadable',
    status: 502,
    message: 'Something Went Wrong! Please Try Again Later',
  });
  const silence = await failureFrom(send('POST', '/api/v1/x', { body: {} }));
  expect(silence).toMatchObject({
    code: 'network',
    status: 0,
    message: 'Something Went Wrong! Please Try Again Later',
  });
});

test('S8.02 Invalid Credentials reaches the log-in page, which a 401 does not leave', async () => {
  browser = stubBrowser('/auth/user/login');
  browser.root.lang = 'en';
  const { send, toasts } = await load();
  browser.replies.push(
    json(401, { status: false, message: 'Invalid Credentials', message_ar: 'بيانات الدخول غير صحيحة' }),
  );
  await failureFrom(send('POST', '/api/v1/auth/patient/login', { body: {} }));
  expect(toasts).toEqual(['Invalid Credentials']);
  expect(browser.location.assign).not.toHaveBeenCalled();
});

test('S4.23 a 401 outside the auth pages clears log-in, guardian info and cart, goes to Rider Order and keeps the way back', async () => {
  browser = stubBrowser('/medical-reports?page=2');
  const { send, startSession, getSession, toasts } = await load();
  startSession({ token: 't1', user: sara }, true);
  browser.local.setItem('guardianInfo', '{}');
  browser.local.setItem('cartCount', '2');
  browser.replies.push(json(401, { status: false, message: 'Please log in' }));
  await failureFrom(send('GET', '/api/v1/appointments/upcoming'));
  await vi.waitUntil(() => browser.location.assign.mock.calls.length > 0);
  expect(browser.location.assign).toHaveBeenCalledExactlyOnceWith(
    '/rider-orders?logoutSuccessfull=true&routeToNavigate=%2Fmedical-reports%3Fpage%3D2',
  );
  expect(getSession()).toBeNull();
  expect(['token', 'userInfo', 'guardianInfo', 'cartCount'].map((key) => browser.local.getItem(key))).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(browser.local.getItem('role')).toBe('3');
  expect(toasts).toEqual([]);
});

test('S4.23 a 401 to a call of an earlier log-in leaves the present one alone', async () => {
  const { send, startSession, getSession } = await load();
  startSession({ token: 'old', user: sara }, true);
  browser.replies.push(() => {
    startSession({ token: 'new', user: sara });
    return json(401, { status: false, message: 'Please log in' })();
  });
  await failureFrom(send('GET', '/api/v1/appointments/upcoming'));
  expect(getSession()?.token).toBe('new');
  expect(browser.location.assign).not.toHaveBeenCalled();
});

test.each(['this tab', 'another tab'])(
  'S4.20 a read that %s’s switch of profile has made stale is refused in silence, and the log-in goes on with its new token',
  async (where) => {
    const { send, startSession, getSession, toasts } = await load();
    const { whileTokenChanges } = await import('./signed-out.ts');
    startSession({ token: 'own', user: sara }, true);
    const inside = { token: 'inside', user: { ...sara, id: sara.id + 1, isDependent: true } };
    const answer = Promise.withResolvers<void>();
    // The server has moved the log-in; its answer is still on the way.
    const switched = whileTokenChanges(async () => {
      await answer.promise;
      if (where === 'this tab') startSession(inside);
      else browser.local.setItem('token', inside.token);
    });
    browser.replies.push(json(401, { status: false, message: 'Please log in' }));
    await failureFrom(send('GET', '/api/v1/appointments/upcoming'));
    answer.resolve();
    await switched;
    await whileTokenChanges(async () => undefined);
    expect(browser.local.getItem('token')).toBe('inside');
    expect(getSession()).not.toBeNull();
    expect(browser.location.assign).not.toHaveBeenCalled();
    expect(toasts).toEqual([]);
  },
);

test('S4.20 a switch of profile that is itself refused as signed out signs out', async () => {
  const { send, startSession, getSession } = await load();
  const { whileTokenChanges } = await import('./signed-out.ts');
  startSession({ token: 'own', user: sara }, true);
  browser.replies.push(json(401, { status: false, message: 'Please log in' }));
  await failureFrom(whileTokenChanges(() => send('POST', '/api/v1/family/switch')));
  await vi.waitUntil(() => browser.location.assign.mock.calls.length > 0);
  expect(getSession()).toBeNull();
});

test('S4.23 a 401 to somebody without a log-in has nothing to clear and leads nowhere', async () => {
  const { send } = await load();
  browser.replies.push(json(401, { status: false, message: 'Please log in' }));
  await failureFrom(send('GET', '/api/v1/appointments/upcoming'));
  expect(browser.location.assign).not.toHaveBeenCalled();
});

test('S7.01 every call carries the headers; bearer and guest id only when there are any', async () => {
  const { send, startSession } = await load();
  browser.replies.push(ok, ok);
  await send('GET', '/api/v1/clinics');
  expect(Object.fromEntries(browser.sent[0]?.init.headers ?? [])).toEqual({
    'accept-language': 'en',
    platform: 'web',
    'bypass-ash-deprecated-version': 'true',
  });
  startSession({ token: 't1', user: sara });
  browser.local.setItem('guestId', 'g1');
  await send('POST', '/api/v1/appointments/create', { body: { slot_id: 1 }, idempotencyKey: 'k1' });
  expect(Object.fromEntries(browser.sent[1]?.init.headers ?? [])).toMatchObject({
    authorization: 'Bearer t1',
    'x-guest-id': 'g1',
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
  expect(browser.sent[1]?.init.body).toBe('{"slot_id":1}');
});

test('S7.01 a call that the screen gives up shows nothing, before the answer and within it', async () => {
  const { send, toasts } = await load();
  const abort = new AbortController();
  browser.replies.push(() => {
    abort.abort();
    throw abort.signal.reason;
  });
  await expect(send('GET', '/api/v1/clinics', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  browser.replies.push(() => {
    const body = new ReadableStream({ start: (c) => c.error(new DOMException('given up', 'AbortError')) });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  await expect(send('GET', '/api/v1/clinics')).rejects.toMatchObject({ name: 'AbortError' });
  expect(toasts).toEqual([]);
});

test('S7.02 the envelope is opened and data handed over; a file comes as it is', async () => {
  const { send } = await load();
  browser.replies.push(ok, () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
  expect(await send('GET', '/api/v1/x')).toEqual({ id: 7 });
  expect(await send('GET', '/api/v1/receipt')).toBeInstanceOf(Blob);
  browser.replies.push(() => new Response('{}', { headers: { 'content-type': 'application/fhir+json' } }));
  expect(await send('GET', '/api/v1/medical-file/ips')).toBeInstanceOf(Blob);
});

test('a read is sent again when no answer came, a write never, a refusal never', async () => {
  vi.useFakeTimers();
  const { send } = await load();
  browser.replies.push(() => Promise.reject(new TypeError('reset')), ok);
  const read = send('GET', '/api/v1/x');
  await vi.runAllTimersAsync();
  expect(await read).toEqual({ id: 7 });
  await failureFrom(send('POST', '/api/v1/x', { body: {} }));
  browser.replies.push(json(500, { status: false, message: 'x' }), ok);
  await failureFrom(send('GET', '/api/v1/x'));
  expect(browser.sent).toHaveLength(4);
});

test.each([
  '/api/v1/tickets/:id/messages',
  '/api/v1/favorites/:id',
  '/api/v1/orders/:id/otp',
  '/api/v1/orders/:id/status',
  '/api/v1/orders/rider-orders',
])('S7.04 %s shows no loading indicator', async (path) => {
  const { send, isLoading } = await load();
  let seen: boolean | undefined;
  browser.replies.push(() => {
    seen = isLoading();
    return ok();
  });
  await send('GET', path, { params: { id: 5 } });
  expect(seen).toBe(false);
});

test.each(['/api/v1/orders/:id', '/api/v1/tickets/:id', '/api/v1/favorites'])(
  'S7.04 %s shows it until it settles',
  async (path) => {
    const { send, isLoading } = await load();
    let seen: boolean | undefined;
    browser.replies.push(() => {
      seen = isLoading();
      return ok();
    });
    await send('GET', path, { params: { id: 5 } });
    expect(seen).toBe(true);
    expect(isLoading()).toBe(false);
  },
);

test('path parameters are escaped and empty query values left out', async () => {
  const { send } = await load();
  browser.replies.push(ok);
  await send('GET', '/api/v1/find/:name', {
    params: { name: 'a/b' },
    query: { query: 'قلب', page: 2, clinic_id: undefined },
  });
  expect(browser.sent[0]?.url).toBe('/api/v1/find/a%2Fb?query=%D9%82%D9%84%D8%A8&page=2');
});
