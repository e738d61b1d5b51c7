import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { documentsThrough } from './export-documents.fixture.ts';

const w = await world();

type Bundle = { readonly entry: readonly { readonly resource: Readonly<Record<string, unknown>> }[] };

test('D3.01 documents of many megabytes come whole and in order, in bundles of which none is held for all of them', async () => {
  const ids = ['one', 'two', 'three', 'four', 'five'];
  const documents = ids.map((id) => ({
    resourceType: 'DocumentReference',
    id,
    status: 'current',
    subject: { reference: 'Patient/large' },
    content: [{ attachment: { contentType: 'application/pdf', data: randomBytes(3_000_000).toString('base64') } }],
  }));
  const patient = {
    resourceType: 'Patient',
    id: 'large',
    name: [{ family: 'Large', given: ['Lina'] }],
    gender: 'female',
    birthDate: '1990-01-01',
  };
  const entry = [patient, ...documents].map((resource) => ({ resource }));
  const text = JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry });
  const bundles = await documentsThrough(w, text, 'records/fhir');
  const kept = bundles.flatMap(({ bytes }) => (JSON.parse(Buffer.from(bytes).toString()) as Bundle).entry);
  expect(kept.map(({ resource }) => resource['id'])).toEqual(['large', ...ids]);
  expect(kept.map(({ resource }) => resource['content'])).toEqual([undefined, ...documents.map((one) => one.content)]);
  expect(Math.max(...bundles.map(({ bytes }) => bytes.length))).toBeLessThan(13_000_000);
});
