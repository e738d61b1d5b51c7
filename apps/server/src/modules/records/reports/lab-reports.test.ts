import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { Imported, observation, quantity } from '../results.fixture.ts';

const w = await world();
const pdf = { contentType: 'application/pdf', data: Buffer.from('%PDF-1.7').toString('base64') };
const report = (title: string, more: object) => ({
  resourceType: 'DiagnosticReport',
  id: title.replaceAll(' ', '-'),
  status: 'final',
  category: [{ coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0074', code: 'LAB' }] }],
  code: { text: title },
  effectiveDateTime: '2025-03-01',
  ...more,
});
const result = [{ reference: 'urn:uuid:o' }];

test('D11.01 what a report of the laboratory says beside its results stands among the reports and in the timeline', async () => {
  const person = new Imported(w, 'says-more');
  await person.bring(
    observation('o', quantity(2, 'mIU/L')),
    report('Blood culture', { conclusion: 'Staphylococcus aureus' }),
    report('Thyroid with a conclusion', { result, conclusion: 'As expected under treatment' }),
    report('Thyroid as a file', { result, presentedForm: [pdf] }),
    report('Thyroid panel', { result }),
  );
  const client = await person.client();
  const told = ['Blood culture', 'Thyroid as a file', 'Thyroid with a conclusion'];
  const titlesOf = async (path: string) => {
    const { items } = (await client.get<{ items: { title: string; kind?: string }[] }>(path)).data;
    return items.flatMap(({ title, kind = 'report' }) => (kind === 'report' ? [title] : [])).toSorted();
  };
  expect(await titlesOf('/reports?type=report')).toEqual(told);
  expect(await titlesOf('/timelines/all?limit=100')).toEqual(told);
  expect(await person.labs()).toMatchObject([{ decimal: '2', count: 1 }]);
});
