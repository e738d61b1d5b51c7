import { describe, expect, test } from 'vitest';
import { emptyContent, type ContentFields } from '@balsam/domain/content';
import { triageVersion } from '@balsam/domain/triage';
import { demoNow, world } from '#test/world.ts';
import { as } from '#modules/booking/booking.fixture.ts';
import { contentDesk } from './content.fixture.ts';

const w = await world();
const desk = await contentDesk(w);
const sara = await as(w, '1000001');
const minute = 60_000;
const after = (ms: number): string => new Date(demoNow.getTime() + ms).toISOString();
const at = (ms: number): void => w.at(after(ms));

type Titled = { readonly title: string; readonly title_ar: string };
type Symptoms = {
  readonly version: string;
  readonly approved_by: string | null;
  readonly is_open: boolean;
  readonly texts: readonly ({ readonly code: string } & Titled)[];
  readonly items: readonly ({ readonly code: string } & Titled)[];
};
type Survey = Titled & {
  readonly id: number;
  readonly version: string;
  readonly approved_by: string | null;
  readonly because: readonly Titled[];
  readonly self_care: readonly Titled[];
};

const { id } = await w.db
  .selectFrom('content_item')
  .select('id')
  .where('kind', '=', 'symptoms')
  .executeTakeFirstOrThrow();
const cough = { code: 'symptom.cough', en: 'A cough that bothers you', ar: 'سعال مزعج' };
const rest = { code: 'advice.rest', en: 'Rest well', ar: 'الراحة التامة' };
const blueLips = { code: 'choice.danger.blue_lips', en: 'Lips turn blue', ar: 'تحول الشفتين إلى الأزرق' };
const wordsOf = (...symptom_texts: ContentFields['symptom_texts']): ContentFields => ({
  ...emptyContent,
  title: 'Symptom checker',
  title_ar: 'فحص الأعراض',
  symptom_texts,
});
const revision = async (): Promise<number> => (await desk.admin.get(`/staff/content/${id}`)).data.revision;
const save = async (fields: ContentFields) => desk.save(id, await revision(), fields);
const publish = async (more: object = {}) =>
  desk.admin.post(`/staff/content/${id}/publish`, { revision: await revision(), from: null, until: null, ...more });
const physician = 'Noura Saleh';
const shown = async () => (await sara.get<Symptoms>('/symptoms')).data;
const nameOfCough = async () => (await shown()).items.find(({ code }) => code === 'cough')!.title;
const survey = async (answers: object = {}) =>
  (
    await sara.post<Survey>('/sc-survey', {
      chief_complaint: 'cough',
      symptoms: [{ code: 'cough', since: 'days', severity: 'mild' }],
      answers,
    })
  ).data;
const own = await nameOfCough();

describe('D14.26 the texts of the symptom checker are not published', () => {
  test('without the name of the physician who approved them', async () => {
    await save(wordsOf(cough));
    for (const more of [{}, { physician: ' N' }])
      expect(await publish(more)).toMatchObject({
        http: 422,
        code: 'triage_physician_required',
        errors: [{ path: 'physician' }],
      });
    expect([await nameOfCough(), (await shown()).version]).toEqual([own, triageVersion]);
  });
  test('in one language only, or when nothing is changed', async () => {
    await save(wordsOf({ ...cough, ar: ' ' }));
    expect(await publish({ physician })).toMatchObject({
      code: 'content_one_language',
      errors: [{ path: 'fields.symptom_texts' }],
    });
    await save(wordsOf());
    expect(await publish({ physician })).toMatchObject({ code: 'content_incomplete' });
  });
  test('and none is kept that the table does not have; there is one document of them, which stays', async () => {
    expect(await save(wordsOf({ ...cough, code: 'symptom.none' }))).toMatchObject({ http: 400 });
    expect(await desk.create('symptoms', wordsOf(cough))).toMatchObject({ code: 'content_terms_exist' });
    expect((await desk.admin.remove(`/staff/content/${id}?revision=1`)).http).toBe(404);
  });
});

describe('D14.26 D14.06 published texts are another version of the table', () => {
  test('from its time to its end, with the physician who approved it; a draft changes nothing', async () => {
    await save(wordsOf(cough, rest, blueLips));
    expect(await nameOfCough()).toBe(own);
    expect((await publish({ physician, from: after(minute), until: after(2 * minute) })).http).toBe(200);
    const state = async () => {
      const { version, approved_by: by, is_open: isOpen } = await shown();
      return [await nameOfCough(), version === triageVersion, by === physician, isOpen];
    };
    at(minute - 1);
    expect(await state()).toEqual([own, true, false, true]);
    at(minute);
    expect(await state()).toEqual([cough.en, false, true, true]);
    at(2 * minute);
    expect(await state()).toEqual([own, true, false, true]);
    at(0);
  });
  test('an answer keeps the words that it was asked and given in, and who had approved them', async () => {
    await save(wordsOf(cough, rest, blueLips));
    await publish({ physician });
    const asked = await survey();
    expect(asked).toMatchObject({ title: cough.en, approved_by: physician });
    expect(asked.version).toMatch(new RegExp(`^${triageVersion.replace('.', '\\.')}\\+\\d+$`));
    expect(asked.self_care).toContainEqual({ title: rest.en, title_ar: rest.ar });
    expect((await survey({ danger: ['blue_lips'] })).because).toContainEqual({
      title: blueLips.en,
      title_ar: blueLips.ar,
    });
    await save(wordsOf({ ...cough, en: 'Coughing' }));
    await publish({ physician: 'Huda Al-Amri' });
    const later = (await sara.get<Survey>(`/sc-survey/${asked.id}`)).data;
    expect(later).toMatchObject({ title: cough.en, approved_by: physician, version: asked.version });
    expect(await survey()).toMatchObject({ title: 'Coughing', approved_by: 'Huda Al-Amri' });
    expect((await desk.end(id, await revision())).http).toBe(200);
    expect(await survey()).toMatchObject({ title: own, version: triageVersion });
  });
  test('which a release that changes the table closes until a physician has approved it', async () => {
    await save(wordsOf(cough));
    await publish({ physician });
    const { version } = await shown();
    await w.pool.query('alter table triage_approval disable trigger all');
    await w.db.deleteFrom('triage_approval').where('version', '=', version).execute();
    expect((await shown()).is_open).toBe(false);
    const approve = (of: string) => desk.admin.post('/triage-approval', { version: of, physician: 'Huda Al-Amri' });
    expect(await approve(triageVersion)).toMatchObject({ code: 'triage_version_changed' });
    expect((await approve(version)).http).toBe(200);
    expect(await shown()).toMatchObject({ is_open: true, approved_by: 'Huda Al-Amri' });
    await desk.end(id, await revision());
  });
});
