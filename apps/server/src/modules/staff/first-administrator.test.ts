import { describe, expect, test } from 'vitest';
import { appCode } from '#test/authenticator.ts';
import { world } from '#test/world.ts';
import { createFirstAdministrator } from './index.ts';
import { password, staffOf } from './staff.fixture.ts';

const w = await world({ connections: 8 });
const { link, enrol } = staffOf(w);
const input = (email: string, another = false) => ({
  email_address: email,
  first_name: 'Huda',
  family_name: 'Al Rashid',
  first_name_ar: 'هدى',
  family_name_ar: 'الراشد',
  another,
  publicUrl: 'https://balsam.example.org',
  now: w.clock.now(),
});
const tokenOf = (address: string | undefined) => new URL(address!).searchParams.get('token')!;

describe('an administrator from the terminal', () => {
  test('is not added where there is one, unless another is requested', async () => {
    expect(await createFirstAdministrator(w.db, input('second@example.org'))).toBeUndefined();
    const address = await createFirstAdministrator(w.db, input('second@example.org', true));
    expect(address).toMatch(/^https:\/\/balsam\.example\.org\/auth\/user\/staff\/invitation\?token=[\w-]{43}$/);
    await expect(createFirstAdministrator(w.db, input('second@example.org', true))).rejects.toMatchObject({
      code: 'email_taken',
    });
    await expect(createFirstAdministrator(w.db, input('no address', true))).rejects.toMatchObject({
      code: 'email_not_valid',
    });
  });

  test('is only one, when five are created at the same time; it is audited as done by the system', async () => {
    await w.pool.query(`update account set status = 'deleted' where role_id = 1`);
    const five = [1, 2, 3, 4, 5].map((n) => createFirstAdministrator(w.db, input(`first${n}@example.org`)));
    const links = (await Promise.all(five)).filter((address) => address !== undefined);
    expect(links).toHaveLength(1);
    const { rows } = await w.pool.query(
      `select e.why, e.actor_account_id, e.what from audit_entry e join account a on a.person_id = e.person_id
       where a.role_id = 1 and a.status = 'invited'`,
    );
    expect(rows).toEqual([{ why: 'system', actor_account_id: null, what: 'staff invitation' }]);
    const token = tokenOf(links[0]);
    const code = appCode(await enrol(token), w.clock.now());
    const { body } = await link('/accept', { token, password, code });
    expect(body.data.signed_in.user.role_id).toBe(1);
  });

  test('joins within 24 hours', async () => {
    const token = tokenOf(await createFirstAdministrator(w.db, input('late@example.org', true)));
    w.at(new Date(w.clock.now().getTime() + 24 * 3_600_000));
    expect((await link('', { token })).body.code).toBe('link_not_valid');
  });
});
