import { expect, test } from 'vitest';
import { ApiError, finalRefusal, networkFailure } from './api-error.ts';

const failure = (status: number): ApiError =>
  new ApiError({ code: 'internal', status, message: 'No', message_ar: 'لا' });

test.each([400, 403, 404, 409, 422])('what is refused with %i is refused however often it is asked', (status) => {
  const error = failure(status);
  expect(finalRefusal(error)).toBe(error);
});

test.each([
  ['that took too long', failure(408)],
  ['of too many', failure(429)],
  ['that the server could not answer', failure(503)],
  ['without a line', networkFailure(undefined)],
  ['that failed in the browser', new Error('broken')],
  ['that did not fail', null],
])('a call %s may still succeed', (_which, error) => expect(finalRefusal(error)).toBeUndefined());
