import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ConfigError, readConfig } from '#platform/config.ts';
import { startLocalBucket } from './bucket.fixture.ts';
import { checkStore } from './check-store.ts';

const secret = 'the secret of the bucket';
const bucket = await startLocalBucket('balsam', secret, { name: 'balsam-files', region: 'me-south-1' });
afterAll(bucket.close);
beforeEach(() => {
  bucket.state.isDown = false;
});

const right = {
  S3_ENDPOINT: bucket.endpoint,
  S3_REGION: 'me-south-1',
  S3_BUCKET: 'balsam-files',
  S3_KEY_ID: 'balsam',
  S3_SECRET: secret,
};
const configWith = (change: Partial<typeof right>) =>
  readConfig({ BALSAM_SECRET: 's'.repeat(32), ...right, ...change });
const storeOf = (name: string) => `the store that S3_ENDPOINT names (${new URL(bucket.endpoint).host}) ${name}`;

test('a bucket that answers is fine, also one that is empty or not asked for', async () => {
  expect(await checkStore(configWith({}))).toBeUndefined();
  expect(await checkStore(readConfig({ BALSAM_SECRET: 's'.repeat(32) }))).toBeUndefined();
});

test.each([
  [{ S3_BUCKET: 'balsam-file' }, `S3_BUCKET must be a bucket that is there: ${storeOf('has no balsam-file')}`],
  [{ S3_KEY_ID: 'balsams' }, `S3_KEY_ID must be a key that is in force: ${storeOf('does not know this one')}`],
  [{ S3_SECRET: 'another' }, `S3_SECRET must be the secret of S3_KEY_ID: ${storeOf('refuses its signature')}`],
  [{ S3_REGION: 'eu-west-1' }, `S3_REGION must be the region of the bucket: ${storeOf('refuses eu-west-1')}`],
])('a setting that is wrong is named, and no secret: %j', async (wrong, line) => {
  const error = await checkStore(configWith(wrong)).then(
    () => undefined,
    (refusal: Error) => refusal,
  );
  expect(error).toBeInstanceOf(ConfigError);
  expect(error?.message).toBe(line);
});

test('a store that is out of order, is not reached or does not answer is a doubt, and ends no start', async () => {
  bucket.state.isDown = true;
  expect(await checkStore(configWith({}))).toBe('SlowDown');
  expect(await checkStore(configWith({ S3_ENDPOINT: 'http://127.0.0.1:1' }))).toBe('ECONNREFUSED');
  const silent = createServer(() => undefined);
  await new Promise<void>((ready) => silent.listen(0, '127.0.0.1', ready));
  const { port } = silent.address() as AddressInfo;
  expect(await checkStore(configWith({ S3_ENDPOINT: `http://127.0.0.1:${port}` }), 50)).toBe('no answer');
  silent.close();
});

test('a key that is denied what is not there may still keep files: a doubt', async () => {
  bucket.state.isSecretive = true;
  expect(await checkStore(configWith({}))).toBe('AccessDenied');
  bucket.state.isSecretive = false;
});
