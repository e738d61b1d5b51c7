import { describe, expect, test } from 'vitest';
import { world } from '#test/world.ts';
import { copyOf, Imported, observation, quantity, summaryOf, type Resource } from './results.fixture.ts';

const w = await world();
const rate = quantity(142, '/min');
const focusCode = (url: string) => ({ extension: [{ url, valueCodeableConcept: { text: 'Fetus' } }] });
const donor: Resource = { resourceType: 'RelatedPerson', id: 'donor', name: [{ text: 'Donor' }] };

/** What is shown of somebody as their own, and what the copy of all that was imported holds. */
async function shownTo(person: Imported) {
  const files = await copyOf(w, person);
  return {
    labs: await person.labs(),
    rows: JSON.parse(files.get('records/results.json')!) as object[],
    summary: summaryOf(files, 'Observation'),
    whole: [...files]
      .filter(([name]) => name.startsWith('records/fhir/'))
      .map(([, text]) => text)
      .join(''),
  };
}

const aboutOthers: [string, object, Resource[]][] = [
  ['focus-name', { focus: [{ display: 'Fetus' }] }, []],
  ['focus-ref', { focus: [{ reference: 'urn:uuid:donor' }] }, [donor]],
  ['focus-lost', { focus: [{ reference: 'Device/pump' }] }, []],
  ['focus-code', focusCode('http://hl7.org/fhir/StructureDefinition/observation-focusCode'), []],
  ['focus-r5', focusCode('http://hl7.org/fhir/5.0/StructureDefinition/extension-Observation.focus'), []],
  [
    'specimen-in',
    {
      specimen: { reference: '#s' },
      contained: [{ resourceType: 'Specimen', id: 's', subject: { reference: 'urn:uuid:donor' } }],
    },
    [donor],
  ],
  [
    'subject-type',
    {
      specimen: { reference: '#s' },
      contained: [{ resourceType: 'Specimen', id: 's', subject: { type: 'Device' } }],
    },
    [],
  ],
];

describe('a value of somebody or something else is never the patient’s own', () => {
  test.each(aboutOthers)(
    'D9.01 is in no list, trend or summary, and whole in the copy (%s)',
    async (id, more, others) => {
      const person = new Imported(w, id);
      await person.bring(
        observation('own', quantity(2, 'mIU/L')),
        observation('other', { ...rate, ...more }),
        ...others,
      );
      const { labs, rows, summary, whole } = await shownTo(person);
      expect(labs).toMatchObject([{ decimal: '2', count: 1 }]);
      expect((await person.trend()).values).toHaveLength(1);
      expect(rows).toHaveLength(1);
      expect(summary).toHaveLength(1);
      expect(whole).toContain('142');
    },
  );
  test('D9.01 but a focus or a specimen that is the patient is', async () => {
    const person = new Imported(w, 'focus-self');
    const self = { reference: 'urn:uuid:focus-self' };
    const own = {
      focus: [self],
      specimen: { reference: '#s' },
      contained: [{ resourceType: 'Specimen', id: 's', subject: self }],
    };
    await person.bring(observation('own', { ...quantity(2, 'mIU/L'), ...own }));
    expect(await person.labs()).toMatchObject([{ decimal: '2' }]);
  });
  test('D9.01 a result that turns out to be of another is taken back', async () => {
    const person = new Imported(w, 'focus-later');
    await person.bring(observation('o', rate));
    await person.bring(observation('o', { ...rate, focus: [{ display: 'Fetus' }] }));
    const { labs, summary } = await shownTo(person);
    expect(labs).toMatchObject([{ withdrawn: true, value: null }]);
    expect(summary).toEqual([]);
  });
  test('D9.01 what the family has is not what the patient has', async () => {
    const person = new Imported(w, 'family-history');
    await person.bring({
      resourceType: 'FamilyMemberHistory',
      id: 'f',
      status: 'completed',
      relationship: { text: 'Mother' },
      condition: [{ code: { text: 'Breast cancer' } }],
    });
    const files = await copyOf(w, person);
    expect(files.get('records/ips.json')).not.toContain('Breast cancer');
  });
});

describe('a reference counts only when it leads to what it should', () => {
  const visit = { resourceType: 'Encounter', id: 'same', status: 'finished', period: { start: '2025-03-01' } };
  const namesake = { resourceType: 'EpisodeOfCare', id: 'same', status: 'active' };
  test('D9.01 a result stands with the visit of its encounter, not with one of the same id', async () => {
    const person = new Imported(w, 'enc-type');
    await person.bring(
      visit,
      namesake,
      observation('wrong', { ...quantity(1, 'mIU/L'), encounter: { reference: 'EpisodeOfCare/same' } }),
      observation('right', { ...quantity(2, 'mIU/L'), encounter: { reference: 'Encounter/same' } }),
    );
    const client = await person.client();
    const { items } = (await client.get<{ items: { id: number; results: number }[] }>('/timelines')).data;
    expect(items).toMatchObject([{ results: 1 }]);
    const { labs } = (await client.get<{ labs: object[] }>(`/timelines/details?id=${items[0]!.id}`)).data;
    expect(labs).toMatchObject([{ decimal: '2' }]);
  });
  test('D9.01 a report of the laboratory makes results only of the observations that it lists', async () => {
    const person = new Imported(w, 'report-type');
    const vital = observation('same', { ...quantity(70, 'kg'), category: [{ coding: [{ code: 'vital-signs' }] }] });
    const category = [{ coding: [{ code: 'LAB' }] }];
    await person.bring(vital, namesake, {
      resourceType: 'DiagnosticReport',
      id: 'r',
      status: 'final',
      category,
      result: [{ reference: 'EpisodeOfCare/same' }],
    });
    expect(await person.labs()).toEqual([]);
  });
  test('D9.01 a visit names who saw the patient, not the mother who came along', async () => {
    const person = new Imported(w, 'who-type');
    const mother = { resourceType: 'RelatedPerson', id: 'mother', name: [{ family: 'Kanari', given: ['Mona'] }] };
    const doctor = { resourceType: 'Practitioner', id: 'doctor', name: [{ family: 'Haddad', given: ['Rana'] }] };
    const role = { resourceType: 'PractitionerRole', id: 'role', practitioner: { reference: 'urn:uuid:doctor' } };
    const seenBy = (...names: string[]) => ({
      participant: names.map((name) => ({ individual: { reference: `urn:uuid:${name}` } })),
    });
    await person.bring(
      mother,
      doctor,
      role,
      { ...visit, id: 'a', period: { start: '2025-03-03' }, ...seenBy('mother', 'doctor') },
      { ...visit, id: 'b', period: { start: '2025-03-02' }, ...seenBy('role') },
      {
        ...visit,
        id: 'c',
        period: { start: '2025-03-01' },
        ...seenBy('mother'),
        serviceProvider: { reference: 'urn:uuid:mother' },
      },
    );
    const { items } = (await (await person.client()).get<{ items: object[] }>('/timelines')).data;
    expect(items).toMatchObject([
      { practitioner: 'Rana Haddad' },
      { practitioner: 'Rana Haddad' },
      { practitioner: null, provider: null },
    ]);
  });
});
