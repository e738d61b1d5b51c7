import { afterAll, describe, expect, test } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { apiClient } from '#test/api-client.ts';
import { stopAllPrograms, runProgram } from '#test/child-program.ts';
import { testSecret } from '#test/databases.ts';
import { world } from '#test/world.ts';

const w = await world({ connections: 6 });
const client = apiClient(w);
afterAll(stopAllPrograms);

const named = ['--name', 'Huda Al Rashid', '--name-ar', 'هدى الراشد'];

/** Runs the command on the database of this world, as `npm run staff --` does. */
async function command(...args: string[]) {
  const child = runProgram(
    'commands/staff.ts',
    {
      BALSAM_TEST: '1',
      BALSAM_SECRET: testSecret,
      BALSAM_DATA_DIR: w.config.dataDir,
      BALSAM_PUBLIC_URL: 'https://balsam.example.org',
      DATABASE_URL: w.url,
    },
    args,
  );
  const { code } = await child.ended;
  return { code, ...child.output };
}

describe('the command for the staff', () => {
  test('says in a line what is wrong, and does nothing', async () => {
    const { code, out, err } = await command('first-admin', '--email', 'huda@example.org', ...named);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(/^There is an administrator already.*\n$/);
  });

  test('adds an administrator, who joins by the link that it prints', async () => {
    const { code, out, err } = await command('first-admin', '--email', 'Huda@Example.org', ...named, '--another');
    expect([code, err]).toEqual([0, '']);
    const [address] = /https:\/\/balsam\.example\.org\/auth\/user\/staff\/invitation\?token=\S+/.exec(out) ?? [];
    const token = new URL(address!).searchParams.get('token');
    // The command goes by the real clock, as it does beside a server.
    w.at(new Date());
    const enrolled = await client.post('/staff/invitation/enrol', { token });
    const accepted = await client.post('/staff/invitation/accept', {
      token,
      password: 'a quiet garden by the sea',
      code: appCode(enrolled.body.data.secret, w.clock.now()),
    });
    expect(accepted.body.data.signed_in.user).toMatchObject({
      role_id: 1,
      first_name: 'Huda',
      family_name: 'Al Rashid',
      family_name_ar: 'الراشد',
    });
  });
});
