import { expect, test } from 'vitest';
import { ApiError, failureOf, networkFailure } from '#shared/api/api-error.ts';
import { sara } from '#shared/api/sara.testing.ts';
import { problemOfFailure, problemOfReply } from './rider-reply.ts';

const khalid = { ...sara, role_id: 14 };

test.each([3, 4, 1, 5, 6, 7, 8])('S6.03 a log-in of role %i is not a rider', (role_id) => {
  expect(problemOfReply({ user: { ...sara, role_id }, access_token: 't' })).toBe('not_rider');
});

test('S6.03 an answer without a person, or without a token, is told apart', () => {
  expect(problemOfReply({ access_token: 't' })).toBe('no_user');
  expect(problemOfReply({ user: null, access_token: 't' })).toBe('no_user');
  expect(problemOfReply({ user: khalid })).toBe('no_token');
  expect(problemOfReply({ user: khalid, access_token: '' })).toBe('no_token');
});

test('S2.16 a rider with a token goes on', () => {
  expect(problemOfReply({ user: khalid, access_token: 't' })).toBeUndefined();
});

test('S6.03 a refusal keeps its own sentence; none, or no answer, has one of its own', () => {
  const refused = (code: string) => problemOfFailure(failureOf(401, { status: false, message: 'No', code }));
  expect(refused('not_a_rider')).toBe('not_rider');
  expect(refused('invalid_credentials')).toBeUndefined();
  expect(problemOfFailure(failureOf(502, '<html>'))).toBe('failed');
  expect(problemOfFailure(networkFailure(new TypeError('reset')))).toBe('error');
  expect(problemOfFailure(new Error('anything'))).toBe('error');
  expect(networkFailure(undefined)).toBeInstanceOf(ApiError);
});
