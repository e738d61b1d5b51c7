import { addMinutes } from '@balsam/domain/time';
import { expect, test } from 'vitest';
import { codeSentTo } from '#test/codes.ts';
import { demoNow, world } from '#test/world.ts';
import { newcomer, registering } from './registration.fixture.ts';

const w = await world();
const { post, register } = registering(w);
const password = 'a quiet garden by the sea';

/** Somebody, who need not be this patient, begins to register with the patient's phone and leaves it at that. */
const abandonedAt = (mrn: string) => register(newcomer({ phone_number: `050${mrn}` }));

async function replacePassword(mrn: string, more: object) {
  const identifier = `+96650${mrn}`;
  const sent = await post('/otp/send', { phone_number: identifier, ...more });
  expect([sent.http, sent.body.code]).toEqual([200, undefined]);
  const otp_code = await codeSentTo(w, identifier);
  return post('/password/reset', { identifier, otp_code, password });
}

test('S6.04 a role says that the password was forgotten, though somebody registers with the phone just now', async () => {
  expect((await abandonedAt('1000020')).http).toBe(200);
  expect((await replacePassword('1000020', { role_id: 3 })).http).toBe(200);
});

test.each([
  ['1000021', 5],
  ['1000022', 61],
])(
  'S5.04 an abandoned registration at the phone of %s blocks no forgotten password after %i minutes',
  async (mrn, minutes) => {
    w.at(demoNow);
    expect((await abandonedAt(mrn)).http).toBe(200);
    w.at(addMinutes(demoNow, minutes));
    expect((await replacePassword(mrn, {})).http).toBe(200);
  },
);
