import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '#platform/config.ts';
import { DatabaseFailure } from '#platform/db/failure.ts';
import { describeFailure, describeStartError } from './describe-start-error.ts';
import { refuseTakenPort } from './port.ts';

const errorOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('it went well'),
    (error: Error) => error,
  );

// The second is of those that are set aside for documents: no machine has it.
test.each(['no-such-host.invalid', '192.0.2.1'])(
  'HOST=%s is told as what it is, no database is blamed',
  async (host) => {
    const error = await errorOf(refuseTakenPort(0, host));
    expect(describeStartError(error, 0)).toBe(
      `HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0: ${host} is none`,
    );
  },
);

test('a command says that the database is away, also where its name has an address of each kind', async () => {
  const away = connect({
    host: 'database.example',
    port: 1,
    lookup: (_, __, found) =>
      found(null, [
        { address: '127.0.0.1', family: 4 },
        { address: '::1', family: 6 },
      ]),
  });
  const [error] = (await once(away, 'error').catch((failure: Error) => [failure])) as [Error];
  expect(error.message).toBe('');
  expect(describeFailure(error)).toMatch(/^The database that DATABASE_URL names cannot be reached/);
});

test('a command keeps all lines that name a wrong setting, and the words of any other failure', async () => {
  const wrong = await errorOf((async () => readConfig({ PORT: 'x', BALSAM_DEMO: 'x' }))());
  expect(describeFailure(wrong).split('\n')).toHaveLength(2);
  expect(describeFailure(new Error('Nobody is named 7\nor 8'))).toBe('Nobody is named 7\nor 8');
});

const saying = (message: string, code?: string) => Object.assign(new Error(message), code !== undefined && { code });

test.each([
  [
    saying('Client has encountered a connection error and is not queryable'),
    /^The connection to the database was lost/,
  ],
  [saying('terminating connection due to administrator command', '57P01'), /^The connection to the database was lost/],
  [new DatabaseFailure('unsettled', 'closed', undefined), /^The connection to the database was lost/],
  [new DatabaseFailure('busy', 'timeout', undefined), /^The database did not answer in time/],
  [new DatabaseFailure('busy', '53100', undefined), /^The disk of the database is full/],
  [saying('could not extend file "base/16384/20253"', '53100'), /^The disk of the database is full/],
  [saying('sorry, too many clients already', '53300'), /takes no more connections.*DATABASE_CONNECTIONS/],
  [saying('The server does not support SSL connections'), /^DATABASE_URL asks for an encrypted connection/],
  // The bucket of the files breaks off in the same words.
  [saying('read ECONNRESET', 'ECONNRESET'), /^The connection to the database or to the store of the files was lost/],
])('%s is told in a sentence, at the start and by a command', (error, sentence) => {
  expect(describeFailure(error)).toMatch(sentence);
  expect(describeStartError(error, 8080)).toBe(describeFailure(error));
});
