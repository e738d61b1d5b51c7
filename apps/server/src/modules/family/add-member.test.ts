import { beforeEach, describe, expect, test } from 'vitest';
import { addMinutes } from '@balsam/domain/time';
import { demoNow, world } from '#test/world.ts';
import { as, clientOf, type Client, type Reply } from '#modules/booking/booking.fixture.ts';
import { updatePerson, codeSentTo, messagesTo, yazan } from './family.fixture.ts';

type Member = {
  id: number;
  mrn_number: string;
  access: string;
  basis: string;
  age: number;
  relation: { code: string };
};
type Added = {
  state: string;
  member: Member;
  challenge: string;
  phone_number: string | null;
  email_address: string | null;
};

const w = await world({ connections: 8 });
/** Imran, 39 years old; Saad, 27; Reem, 25. */
const imran = await as(w, '1000015');
const saad = await as(w, '1000017');
const imransPhone = '+966501000015';
const reem = {
  id_number: '1010000140',
  first_name: 'Reem',
  family_name: 'Al Anazi',
  dob: '2001-05-22',
  gender: 'female',
};
const sisterReem = { ...yazan, ...reem, relation_id: 8, declaration: false };

const add = (who: Client, change: object = {}, key?: string) =>
  who.post<Added>('/family-members/add', { ...yazan, ...change }, key);
const confirm = (who: Client, challenge: string, otp_code: string | undefined) =>
  who.post<Added>('/family-members/confirm', { challenge, otp_code: otp_code ?? '0000' });
const outcomeOf = ({ http, code, errors }: Reply<unknown>) => [http, code, errors?.[0]?.path];
const shapeOf = ({ http, data }: Reply<Added>) => [http, data.state, Object.keys(data).toSorted()];

let minutes = 0;
/** Codes for one name wait a minute, adding waits for the next day. */
beforeEach(async () => {
  w.at(addMinutes(demoNow, (minutes += 2)));
  await w.db.deleteFrom('limit_counter').where('scope', '=', 'family_add').execute();
});

describe('what is refused', () => {
  test.each<[string, object, unknown[]]>([
    ['an identity number of the wrong form', { id_number: '3112223334' }, [422, 'identity_not_valid', 'id_number']],
    ['a national ID as an Iqama', { id_type: 'iqama' }, [422, 'identity_not_valid', 'id_number']],
    ['a name in two alphabets', { first_name: 'يزن' }, [422, 'name_not_valid', 'first_name']],
    ['a name with digits', { family_name: 'Haddad 2' }, [422, 'name_not_valid', 'family_name']],
    ['a day that never was', { dob: '2020-02-30' }, [422, 'birth_date_not_valid', 'dob']],
    ['a child of tomorrow', { dob: '2026-11-23' }, [422, 'birth_date_not_valid', 'dob']],
    ['a phone of nowhere', { phone_number: '12345' }, [422, 'phone_not_valid', 'phone_number']],
    ['an e-mail address without a place', { email_address: 'yazan@' }, [422, 'email_not_valid', 'email_address']],
    ['a nationality of no country', { nationality: 'QQ' }, [422, 'nationality_not_valid', 'nationality']],
    ['a branch that is not there', { location_id: 4711 }, [422, 'location_not_valid', 'location_id']],
    ['a son who is a girl', { gender: 'female' }, [422, 'relation_not_valid', 'relation_id']],
    ['a father of six', { relation_id: 5 }, [422, 'relation_not_valid', 'relation_id']],
    ['a relation that is not there', { relation_id: 4711 }, [422, 'relation_not_valid', 'relation_id']],
    ['a child without declaration', { declaration: false }, [422, 'declaration_required', 'declaration']],
  ])('D3.03 %s', async (_, change, expected) => {
    expect(outcomeOf(await add(imran, change))).toEqual(expected);
    const person = await w.db
      .selectFrom('person')
      .select('id')
      .where((x) => x.or([x('national_id', '=', yazan.id_number), x('iqama', '=', yazan.id_number)]))
      .execute();
    expect(person).toEqual([]);
  });
});

describe('who adds nobody', () => {
  test('D3.03 a guardian of 17 adds nobody, one of 18 does', async () => {
    await updatePerson(w, '1000017', { birth_date: '2008-11-23' });
    expect(outcomeOf(await add(saad))).toEqual([422, 'guardian_under_age', undefined]);
    await updatePerson(w, '1000017', { birth_date: '2008-11-22' });
    const reply = await add(saad, { id_number: '1112220000' });
    expect(reply.data.state).toBe('added');
  });
  test("D3.03 from inside a dependent's profile nobody is added, seen or removed", async () => {
    const inside = await as(w, '1000002', '1000003');
    const replies = [
      await add(inside),
      await inside.get('/family-members/get/all'),
      await inside.get('/family-members/guardians'),
      await inside.post('/family-members/delete', { id: 1 }),
      await inside.post('/family-members/switch', { id: 2 }),
      await confirm(inside, 'c'.repeat(43), '1234'),
      await inside.post('/password/change', { currentPassword: 'Balsam#2026', password: 'a quiet garden by the sea' }),
    ];
    expect(replies.map(({ http, code }) => `${http} ${code}`)).toEqual(replies.map(() => '403 own_profile_only'));
  });
});

describe('how much is too much', () => {
  test('D3.03 the eleventh try of a day, and the twenty-first member', async () => {
    const one = (n: number) => add(imran, { id_number: `11133300${String(n).padStart(2, '0')}` });
    const states: (string | undefined)[] = [];
    for (let n = 0; n < 11; n += 1) {
      const reply = await one(n);
      states.push(reply.code ?? reply.data.state);
    }
    expect(states).toEqual([...Array.from({ length: 10 }, () => 'added'), 'too_many_requests']);
    await w.db.deleteFrom('limit_counter').where('scope', '=', 'family_add').execute();
    const rest = await Promise.all(Array.from({ length: 10 }, (_, n) => one(20 + n)));
    expect(rest.map(({ http }) => http)).toEqual(rest.map(() => 200));
    await w.db.deleteFrom('limit_counter').where('scope', '=', 'family_add').execute();
    expect(outcomeOf(await one(40))).toEqual([409, 'family_full', undefined]);
    await w.db.deleteFrom('guardianship').where('granted_at', '>', demoNow).execute();
  });
});

describe('a child without a file', () => {
  test('D3.03 is added at once by declaration, with a file of their own, and both sides find it in their log', async () => {
    const { data } = await add(imran, {
      middle_name: '  Imran ',
      dob: '٢٠٢٠-٠٥-٠١',
      phone_number: '٠٥٠١١١٢٢٢٣',
      email_address: 'Yazan@one.sa',
    });
    expect(data).toMatchObject({
      state: 'added',
      member: { access: 'full', basis: 'declaration', age: 6, first_name: 'Yazan', middle_name: 'Imran' },
    });
    expect(data.member.mrn_number).toMatch(/^\d{7}$/);
    const logs = await w.db.selectFrom('audit_entry').select('why').where('what', '=', 'family').execute();
    expect(new Set(logs.map(({ why }) => why))).toEqual(new Set(['guardian', 'self']));
    const { items } = (await imran.get<{ items: Member[] }>('/family-members/get/all')).data;
    expect(items.map(({ relation }) => relation.code)).toEqual(['son']);
    expect(items[0]).toMatchObject({
      id_type: 'saudi_id',
      id_number: '1112223334',
      email_address: 'yazan@one.sa',
      phone_number: '+966501112223',
      location: { id: 1 },
    });
  });
  test('D3.03 is not added twice, not by a double tap either', async () => {
    expect(outcomeOf(await add(imran))).toEqual([409, 'family_already_added', undefined]);
    const twice = { id_number: '1112220001' };
    const replies = await Promise.all([
      add(saad, twice, 'one-double-tap-of-saad'),
      add(saad, twice, 'one-double-tap-of-saad'),
    ]);
    const [first, second] = replies.map(({ data }) => data.member.id);
    expect(second).toBe(first);
  });
  test('D3.03 names in Arabic letters are kept as such', async () => {
    const { data } = await add(imran, {
      id_number: '1112220002',
      first_name: 'لين',
      family_name: 'قريشي',
      gender: 'female',
      relation_id: 2,
    });
    expect(data.member).toMatchObject({ first_name: '', first_name_ar: 'لين', family_name_ar: 'قريشي' });
  });
});

describe('a child with a file', () => {
  test('D3.03 with a guardian already: the code goes to that guardian, and adds with the right digits only', async () => {
    const reply = await add(saad);
    expect(shapeOf(reply)).toEqual([
      200,
      'code_sent',
      ['challenge', 'email_address', 'phone_number', 'resend_after', 'state'],
    ]);
    const digits = await codeSentTo(w, imransPhone);
    expect((await confirm(imran, reply.data.challenge, digits)).code).toBe('code_not_valid');
    expect(
      (await confirm(saad, reply.data.challenge, String((Number(digits) + 1) % 10_000).padStart(4, '0'))).code,
    ).toBe('code_wrong');
    const added = await confirm(saad, reply.data.challenge, digits);
    expect(added.data).toMatchObject({ state: 'added', member: { basis: 'declaration', access: 'full' } });
    expect((await confirm(saad, reply.data.challenge, digits)).code).toBe('code_spent');
  });
  test('D3.03 a code that went to a guardian whose access has ended adds nobody, and no other one goes there', async () => {
    const child = { id_number: '1115550011', first_name: 'Ziad' };
    const { id } = (await add(imran, child)).data.member;
    const { data } = await add(saad, child);
    const digits = await codeSentTo(w, imransPhone);
    expect((await imran.post('/family-members/delete', { id })).http).toBe(200);
    expect((await confirm(saad, data.challenge, digits)).code).toBe('code_spent');
    w.at(addMinutes(w.clock.now(), 2));
    const before = await messagesTo(w, imransPhone);
    const again = await clientOf(w, '').post<Added>('/otp/send', { challenge: data.challenge });
    expect([again.http, await messagesTo(w, imransPhone)]).toEqual([200, before]);
  });
  test('D3.03 without contact details: only with the MRN', async () => {
    await updatePerson(w, '1000003', { national_id: '1119990000' });
    await w.db
      .updateTable('guardianship')
      .set({ revoked_at: demoNow })
      .where('relation_id', '=', 2)
      .where('granted_at', '=', demoNow)
      .execute();
    const { birth_date } = await w.db
      .selectFrom('person')
      .select('birth_date')
      .where('mrn', '=', '1000003')
      .executeTakeFirstOrThrow();
    const noura = {
      id_number: '1119990000',
      first_name: 'Noura',
      family_name: 'AlOtaibi',
      dob: birth_date,
      gender: 'female',
      relation_id: 8,
    };
    expect((await add(saad, noura)).data.state).toBe('code_sent');
    w.at(addMinutes(w.clock.now(), 2));
    expect((await add(saad, { ...noura, mrn_number: '1000004' })).data.state).toBe('code_sent');
    expect((await add(saad, { ...noura, mrn_number: '١٠٠٠٠٠٣' })).data.member.mrn_number).toBe('1000003');
  });
});

describe('an adult', () => {
  test('D3.03 is added only with their own code, then wholly and by consent', async () => {
    const reply = await add(imran, { ...sisterReem });
    expect(reply.data.state).toBe('code_sent');
    expect((await imran.get<{ total: number }>('/family-members/get/all')).data.total).toBe(2);
    const added = await confirm(imran, reply.data.challenge, await codeSentTo(w, '+966501000014'));
    expect(added.data.member).toMatchObject({ access: 'full', basis: 'consent', mrn_number: '1000014' });
  });
  test('D3.03 the answer is the same for somebody unknown, another birthday, another name, and oneself; and no message is sent', async () => {
    const before = await messagesTo(w, '+966501000014');
    const replies = [
      await add(saad, sisterReem),
      await add(saad, { ...sisterReem, id_number: '1098765432' }),
      await add(saad, { ...sisterReem, dob: '2001-05-23' }),
      await add(saad, { ...sisterReem, family_name: 'Al Harbi' }),
      await add(saad, { ...sisterReem, id_number: '1010000170', gender: 'male', relation_id: 7, dob: '2008-11-22' }),
    ];
    const shapes = replies.map(shapeOf);
    expect(shapes).toEqual(shapes.map(() => shapes[0]));
    expect(await messagesTo(w, '+966501000014')).toBe(before + 1);
    const guesses = await Promise.all(replies.slice(1).map(({ data }) => confirm(saad, data.challenge, '1234')));
    expect(guesses.map(({ code }) => code)).toEqual(guesses.map(() => 'code_wrong'));
  });
  test('D3.03 a code for a child no longer works once they are 18', async () => {
    const child = { ...yazan, id_number: '1115550000', dob: '2008-11-23' };
    await add(imran, child);
    w.at(new Date('2026-11-22T20:58:00Z'));
    const reply = await add(await as(w, '1000017'), child);
    const digits = await codeSentTo(w, imransPhone);
    w.at(new Date('2026-11-22T21:01:00Z'));
    expect((await confirm(await as(w, '1000017'), reply.data.challenge, digits)).code).toBe('code_expired');
  });
  test('D3.02 a code of another purpose adds nobody', async () => {
    const guest = clientOf(w, '');
    const { data } = await guest.post<Added>('/auth/user/otp', { field_name: 'mrn_number', username: '1000014' });
    const reply = await confirm(
      clientOf(w, await w.tokenOf('1000017')),
      data.challenge,
      await codeSentTo(w, '+966501000014'),
    );
    expect(reply.code).toBe('code_not_valid');
  });
});
