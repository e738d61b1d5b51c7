import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { Imported, type Resource } from './results.fixture.ts';

const w = await world();

/** The extension of FHIR for a text in another language. */
const translated = (lang: string, content: string) => ({
  extension: [
    {
      url: 'http://hl7.org/fhir/StructureDefinition/translation',
      extension: [
        { url: 'lang', valueCode: lang },
        { url: 'content', valueString: content },
      ],
    },
  ],
});
const condition = (id: string, code: object): Resource => ({ resourceType: 'Condition', id, code });
const medicine = (id: string, medicationCodeableConcept: object): Resource => ({
  resourceType: 'MedicationStatement',
  id,
  status: 'active',
  medicationCodeableConcept,
});
const document = (id: string, more: object): Resource => ({
  resourceType: 'DocumentReference',
  id,
  status: 'current',
  ...more,
});
type Item = { readonly title: string; readonly title_ar: string; readonly title_ar_missing: boolean };
async function itemOf(resource: Resource): Promise<Item | undefined> {
  const person = new Imported(w, `arabic-${resource.id}`);
  await person.bring(resource);
  return (await (await person.client()).get<{ items: Item[] }>('/timelines/all?limit=10')).data.items[0];
}

const asthma = { text: 'Asthma', _text: translated('ar-SA', 'الربو') };
const display = { display: 'Asthma', _display: translated('ar', 'الربو') };

test.each<[string, Resource]>([
  ['the Arabic of a country', condition('country', asthma)],
  ['Arabic in capitals', condition('capitals', { ...asthma, _text: translated('AR', 'الربو') })],
  [
    'Arabic after another language',
    condition('second', {
      text: 'Asthma',
      _text: {
        extension: [...translated('en-US', 'Asthma').extension, ...translated('ar-EG', 'الربو').extension],
      },
    }),
  ],
  ['the name of a code, without a text', condition('code', { coding: [display] })],
  ['the name of a code that is the text', condition('same', { text: 'asthma', coding: [display] })],
  ['a second code, without a text', condition('other', { coding: [{ display: 'Asthma' }, { display: 'الربو' }] })],
])('D9.01 what is called by %s has its Arabic name', async (_, resource) => {
  expect(await itemOf(resource)).toMatchObject({ title_ar: 'الربو', title_ar_missing: false });
});

test('D9.01 a medicine by its code, and a document by its description, have their Arabic names', async () => {
  const code = { display: 'Paracetamol', _display: translated('ar-SA', 'باراسيتامول') };
  expect(await itemOf(medicine('medicine', { coding: [code] }))).toMatchObject({ title_ar: 'باراسيتامول' });
  const described = { description: 'Discharge letter', _description: translated('ar-SA', 'خطاب الخروج') };
  expect(await itemOf(document('document', described))).toMatchObject({
    title: 'Discharge letter',
    title_ar: 'خطاب الخروج',
  });
});

test.each<[string, Resource]>([
  ['another language that begins alike', condition('arn', { text: 'Asthma', _text: translated('arn', 'الربو') })],
  ['English', condition('english', { text: 'Asthma', _text: translated('en-US', 'Bronchial asthma') })],
  ['the name of a code that says less', condition('less', { text: 'Asthma of exercise', coding: [display] })],
])('D9.01 %s is no Arabic name of it', async (_, resource) => {
  expect(await itemOf(resource)).toMatchObject({ title_ar_missing: true });
});
