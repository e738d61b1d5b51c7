import { beforeEach, describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { cartClient, newGuest, type Who } from '#test/factories/carts.ts';

const w = await world();
const { add, show, idOf } = cartClient(w);
const [panadol, sapofen, effaclar] = await Promise.all(
  ['Panadol Advance 500 mg tablets', 'Sapofen 400 mg tablets', 'Effaclar purifying gel'].map(idOf),
);
const sara: Who = { token: await w.tokenOf('1000001') };
beforeEach(() => w.db.deleteFrom('cart').execute());

describe('a cart beside the record of its person', () => {
  test('warns of what the record names as taken or as an allergy, to that person alone', async () => {
    const guest = newGuest();
    await Promise.all([add(guest, panadol!), add(guest, sapofen!)]);
    expect((await show(guest)).warnings).toEqual([]);
    expect((await show({ ...sara, ...guest })).warnings).toMatchObject([
      { kind: 'allergy', severity: 'serious', product_ids: [sapofen], known: 'Allergy to ibuprofen' },
      { kind: 'duplicate', severity: 'caution', product_ids: [panadol], known: 'Adol (paracetamol) 500 mg tablets' },
    ]);
    expect((await show({ ...sara, ...guest })).warnings.map(({ known_ar: known }) => known)).toEqual([
      'حساسية من الإيبوبروفين',
      'أدول (باراسيتامول) ٥٠٠ ملغ أقراص',
    ]);
  });
  test('D3.05 the access log shows that the record was looked into, when something of it was shown', async () => {
    const looks = async () =>
      (await w.db.selectFrom('audit_entry').select('id').where('what', '=', 'allergies and medicines').execute())
        .length;
    const before = await looks();
    await add(sara, effaclar!);
    expect(await looks()).toBe(before);
    await add(sara, panadol!);
    expect(await looks()).toBe(before + 1);
  });
  test.each([
    ['a refuted allergy', { verificationStatus: { coding: [{ code: 'refuted' }] } }],
    ['one that is over', { clinicalStatus: { coding: [{ code: 'resolved' }] } }],
    ['one without a name', { code: {} }],
  ])('says nothing of %s', async (_, change) => {
    const record = w.db.updateTable('fhir_resource').where('source_id', '=', 'demo-allergy-ibuprofen');
    const body = { resourceType: 'AllergyIntolerance', code: { text: 'Allergy to ibuprofen' } };
    await record.set({ body: JSON.stringify({ ...body, ...change }) }).execute();
    expect((await add(sara, sapofen!)).data.warnings).toEqual([]);
    await record.set({ body: JSON.stringify(body) }).execute();
  });
});
