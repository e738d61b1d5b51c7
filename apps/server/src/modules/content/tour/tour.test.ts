import { describe, expect, test } from 'vitest';
import { drawnRooms, emptyContent, panoramas } from '@balsam/domain/content';
import { apiClient } from '#test/api-client.ts';
import { demoNow, world } from '#test/world.ts';
import { contentDesk } from '../content.fixture.ts';

const w = await world();
const { get } = apiClient(w);
const desk = await contentDesk(w);

type Spot = {
  readonly place_id: number | null;
  readonly title: string;
  readonly text: string;
  readonly text_ar: string;
};
type Place = {
  readonly id: number;
  readonly title: string;
  readonly panorama: string;
  readonly spots: readonly Spot[];
};
type Branch = { readonly id: number; readonly title: string; readonly places: readonly Place[] };

const tour = async (): Promise<readonly Branch[]> => (await get('/virtual-tour')).data.items;
const branches = await tour();

const laundry = {
  ...emptyContent,
  title: 'Second clinic',
  title_ar: 'عيادة ثانية',
  summary: 'On the first floor.',
  summary_ar: 'في الطابق الأول.',
  location_id: branches[1]?.id ?? 0,
  panorama: 'clinic',
  position: 99,
} as const;

describe('D14.30 the virtual tour', () => {
  test('a guest sees the branches with their places in their order', () => {
    expect(branches.map(({ title, places }) => [title, places.map(({ panorama }) => panorama)])).toEqual([
      [expect.stringContaining('Riyadh'), ['lobby', 'waiting', 'clinic', 'pharmacy', 'ward']],
      [expect.stringContaining('Jeddah'), ['lobby', 'waiting', 'clinic', 'pharmacy']],
      [expect.stringContaining('Dammam'), ['lobby', 'waiting', 'clinic']],
    ]);
  });

  test('a way leads to a place of the same branch, and there is none to a room that it does not have', () => {
    for (const { places } of branches) {
      const own = new Set(places.map(({ id }) => id));
      const ways = places.flatMap(({ spots }) => spots.flatMap(({ place_id: to }) => (to === null ? [] : [to])));
      expect(ways.filter((to) => !own.has(to))).toEqual([]);
      // Every place can be walked to.
      expect(new Set(ways)).toEqual(own);
    }
    const lobbyOf = (n: number) => branches[n]?.places[0]?.spots.filter(({ place_id: to }) => to !== null).length;
    expect([lobbyOf(0), lobbyOf(1), lobbyOf(2)]).toEqual([3, 2, 1]);
  });

  test('what there is to see has its words in both languages', () => {
    const sights = branches.flatMap(({ places }) =>
      places.flatMap(({ spots }) => spots.filter(({ place_id: to }) => to === null)),
    );
    expect(sights.length).toBeGreaterThan(20);
    expect(sights.filter(({ text, text_ar: ar }) => !/[a-z]/.test(text) || !/[\u0600-\u06ff]/.test(ar))).toEqual([]);
    expect(sights.filter(({ text_ar: ar }) => /[a-z]/i.test(ar))).toEqual([]);
  });

  test('every way of every drawing leads to a drawing, within the frame', () => {
    const spots = panoramas.flatMap((name) => [...drawnRooms[name].doorways, ...drawnRooms[name].sights]);
    expect(spots.every(({ yaw, pitch }) => Math.abs(yaw) <= 180 && Math.abs(pitch) <= 60)).toBe(true);
    expect(panoramas.every((name) => drawnRooms[name].doorways.every(({ to }) => to !== name))).toBe(true);
  });

  test('D14.04 D14.20 a place is written at the desk, and seen from its publication on until it is ended', async () => {
    const { data: draft } = await desk.create('place', laundry);
    const titles = async () => (await tour()).flatMap(({ places }) => places.map(({ title }) => title));
    expect(await titles()).not.toContain('Second clinic');
    const done = await desk.publish(draft.id, draft.revision);
    expect(done.http).toBe(200);
    expect(await titles()).toContain('Second clinic');
    await desk.end(draft.id, done.data.revision);
    expect(await titles()).not.toContain('Second clinic');
  });

  test('without a branch or a panorama it is not published, and a branch that is none is refused', async () => {
    const { data: nowhere } = await desk.create('place', { ...laundry, location_id: null, panorama: null });
    expect(nowhere.missing).toEqual(['location_id', 'panorama']);
    expect(await desk.publish(nowhere.id, nowhere.revision)).toMatchObject({ code: 'content_incomplete' });
    expect(await desk.create('place', { ...laundry, location_id: 999_999 })).toMatchObject({ http: 404 });
    expect(await desk.create('place', { ...laundry, panorama: 'cellar' as 'clinic' })).toMatchObject({ http: 400 });
  });

  test('D14.04 a place to be published later is not seen before its second', async () => {
    const from = new Date(demoNow.getTime() + 3_600_000);
    await desk.publishNew('place', { ...laundry, title: 'Later' }, from.toISOString());
    const isSeen = async () => JSON.stringify(await tour()).includes('"Later"');
    expect(await isSeen()).toBe(false);
    w.at(from);
    expect(await isSeen()).toBe(true);
    w.at(demoNow);
  });
});
