import { describe, expect, test } from 'vitest';
import { logIns, outcomeOf, outcomesOf } from '#test/log-ins.ts';
import { world } from '#test/world.ts';

const w = await world();
const { patient, doctor, requestCode, verify, ...attack } = logIns(w);
const hostsOf = (network: string, count: number) =>
  Array.from({ length: count }, (_, n) => `${network}::${(n + 1).toString(16)}`);
const wrongFrom = (ips: readonly string[]) =>
  Promise.all(ips.map((ip) => patient(attack.nobody(), ip, { password: 'wrong' })));

describe('D3.02 one /64 of IPv6 is one address, and a /48 has a limit of its own', () => {
  test('the hosts of a /64 have the wrong passwords of one address together, the next /64 its own', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit('2001:db8:1:2::ffff');
    await attack.setCounts('password_wrong_address', 98);
    expect(outcomesOf(await wrongFrom(hostsOf('2001:db8:1:2', 5)))).toEqual({
      invalid_credentials: 2,
      code_also_required: 3,
    });
    expect(outcomeOf(await patient('1000038', '2001:DB8:1:2:9::1'))).toBe('code_also_required');
    expect(outcomeOf(await patient('1000038', '2001:db8:1:3::1'))).toBe('in');
  });

  test('an IPv4 address inside IPv6 is that IPv4 address', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit('203.0.113.77');
    expect(outcomeOf(await patient('1000039', '::ffff:203.0.113.77'))).toBe('code_also_required');
    expect(outcomeOf(await patient('1000039', '::ffff:203.0.113.78'))).toBe('in');
  });

  test('the networks of a /48 share ten times as much', async () => {
    attack.moveToFreshHour();
    await attack.exhaustPasswordLimit('2001:db8:7::1');
    await attack.setCounts('password_wrong_address', 999);
    const fresh = ['2001:db8:7:1::1', '2001:db8:7:2::1', '2001:db8:7:3::1'];
    expect(outcomesOf(await wrongFrom(fresh))).toEqual({ invalid_credentials: 1, code_also_required: 2 });
    expect(outcomeOf(await patient('1000040', '2001:db8:8:1::1'))).toBe('in');
  });

  test("a doctor's wrong passwords lock the /64 after ten, the /48 after twenty", async () => {
    attack.moveToFreshHour();
    const wrong = (ips: readonly string[]) =>
      Promise.all(ips.map((ip) => doctor('D1007', ip, { password: 'wrong' }))).then(outcomesOf);
    expect(await wrong(hostsOf('2001:db8:9:1', 12))).toEqual({ invalid_credentials: 10, log_in_locked: 2 });
    expect(await wrong(hostsOf('2001:db8:9:2', 12))).toEqual({ invalid_credentials: 10, log_in_locked: 2 });
    expect(await wrong(hostsOf('2001:db8:9:3', 2))).toEqual({ log_in_locked: 2 });
    expect(outcomeOf(await doctor('D1007', '2001:db8:a:1::1'))).toBe('in');
  });

  test('wrong codes and requests for codes are counted in the same way', async () => {
    attack.moveToFreshHour();
    const hosts = hostsOf('2001:db8:2:1', 52);
    const guesses = hosts.map((ip, n) => verify({ phone_number: `05777770${10 + n}`, otp_code: '1234' }, ip));
    expect(outcomesOf(await Promise.all(guesses))).toEqual({ code_not_valid: 50, too_many_codes: 2 });
    await attack.exhaustSendLimit(hosts[0]!);
    expect(outcomeOf(await requestCode(attack.nobody(), hosts[1]!))).toBe('too_many_codes');
    expect(outcomeOf(await requestCode(attack.nobody(), '2001:db8:2:2::1'))).toBe('in');
  });
});
