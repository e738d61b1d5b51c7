import { expect, test } from 'vitest';
import { world } from '#test/world.ts';

const w = await world();
const get = async (path: string, who?: string, inside?: string) => {
  const headers = who === undefined ? {} : { authorization: `Bearer ${await w.tokenOf(who, inside)}` };
  const reply = await w.app.inject({ url: path, headers });
  return { http: reply.statusCode, type: reply.headers['content-type'], body: reply.json<Record<string, unknown>>() };
};

test('what there is, is told without a log-in', async () => {
  const { http, type, body } = await get('/fhir/metadata');
  expect([http, type, body['resourceType'], body['fhirVersion']]).toEqual([
    200,
    'application/fhir+json; charset=utf-8',
    'CapabilityStatement',
    '4.0.1',
  ]);
});

test('D3.01 the summary is for the person and the doctor who cares for them; all others read an OperationOutcome', async () => {
  const path = '/fhir/Patient/1000001/$summary';
  expect((await get(path)).body).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'login' }] });
  const replies = [
    await get(path, '1000002'),
    await get(path, 'D1030'),
    await get('/fhir/Patient/x/$summary', '1000001'),
  ];
  expect(replies.map(({ http, body }) => [http, body['resourceType']])).toEqual([
    [404, 'OperationOutcome'],
    [404, 'OperationOutcome'],
    [404, 'OperationOutcome'],
  ]);
  for (const who of ['1000001', 'D1001'])
    expect((await get(path, who)).body).toMatchObject({ resourceType: 'Bundle', type: 'document' });
  expect((await get('/fhir/Observation', '1000001')).http).toBe(404);
});

test('D3.05 who read a summary stands in the access log', async () => {
  await get('/fhir/Patient/1000006/$summary', 'D1001');
  const person = w.db.selectFrom('person').select('id').where('mrn', '=', '1000006');
  const rows = await w.db
    .selectFrom('audit_entry')
    .select('why')
    .where('person_id', '=', person)
    .where('what', '=', 'medical summary')
    .execute();
  expect(rows).toEqual([{ why: 'care' }]);
});
