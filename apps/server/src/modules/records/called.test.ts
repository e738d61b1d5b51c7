import { expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { Imported } from './results.fixture.ts';

const w = await world();
const visit = (id: string, start: string, ...people: object[]) => ({
  resourceType: 'Encounter',
  id,
  status: 'finished',
  period: { start },
  participant: people.map((individual) => ({ individual })),
});

test('D9.01 a visit names the doctor whom the file names beside a link that leads out of it, and nobody else', async () => {
  const person = new Imported(w, 'called-beside');
  await person.bring(
    visit('a', '2025-03-04', {
      reference: 'Practitioner?identifier=https://npi.example|1',
      display: 'Dr. Rana Haddad',
    }),
    visit('b', '2025-03-03', { reference: 'https://a.example/fhir/PractitionerRole/7', display: 'Dr. Sami Nasser' }),
    visit('c', '2025-03-02', { type: 'Practitioner', display: 'Dr. Huda Saleh' }),
    visit('d', '2025-03-01', { reference: 'RelatedPerson/mother', display: 'Mona' }, { display: 'Somebody' }),
  );
  const { items } = (await (await person.client()).get<{ items: object[] }>('/timelines')).data;
  expect(items).toMatchObject([
    { practitioner: 'Dr. Rana Haddad' },
    { practitioner: 'Dr. Sami Nasser' },
    { practitioner: 'Dr. Huda Saleh' },
    { practitioner: null },
  ]);
});

test('D9.01 a name that is written whole is read of visits, medicines and reports alike', async () => {
  const person = new Imported(w, 'called-whole');
  const doctor = { reference: 'urn:uuid:doctor' };
  await person.bring(
    {
      resourceType: 'Practitioner',
      id: 'doctor',
      name: [{ use: 'official' }, { text: 'د. رنا حداد', family: 'حداد' }],
    },
    visit('v', '2025-03-01', doctor),
    {
      resourceType: 'MedicationRequest',
      id: 'm',
      status: 'active',
      intent: 'order',
      medicationCodeableConcept: { text: 'Warfarin' },
      requester: doctor,
    },
    {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      category: [{ coding: [{ code: 'RAD' }] }],
      code: { text: 'Chest film' },
      performer: [doctor],
    },
  );
  const client = await person.client();
  const itemsOf = async (path: string) =>
    (await client.get<{ items: { id: number; doctor?: string; practitioner?: string }[] }>(path)).data.items;
  expect(await itemsOf('/timelines')).toEqual(
    expect.arrayContaining([expect.objectContaining({ practitioner: 'د. رنا حداد' })]),
  );
  expect(await itemsOf('/medications')).toMatchObject([{ doctor: 'د. رنا حداد' }]);
  const [film] = await itemsOf('/reports?type=radiology');
  expect((await client.get<object>(`/reports/${film!.id}`)).data).toMatchObject({ authors: ['د. رنا حداد'] });
});
