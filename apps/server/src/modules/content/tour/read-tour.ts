import type { CallReply, contract } from '@balsam/contract';
import { drawnRooms, type Panorama } from '@balsam/domain/content';
import type { Sql } from '#platform/db/types.ts';
import { readLocations } from '#modules/hospital/index.ts';
import { listSeen, type SeenContent } from '../publications.store.ts';

type Tour = CallReply<(typeof contract.content)['virtualTour']>;
type Place = Tour['items'][number]['places'][number];
type Drawn = SeenContent & { readonly panorama: Panorama };

const [mostBranches, mostPlaces] = [50, 50];

/** What is to be found in a place: the ways to other places of the branch, then what there is a word to say about. */
function spotsOf({ panorama }: Drawn, branch: readonly Drawn[]): Place['spots'] {
  const { doorways, sights } = drawnRooms[panorama];
  const ways = doorways.flatMap(({ to, yaw, pitch }) => {
    const place = branch.find((other) => other.panorama === to);
    if (!place) return [];
    const { title, title_ar } = place.fields;
    return [{ place_id: place.id, yaw, pitch, title, title_ar, text: '', text_ar: '' }];
  });
  const told = sights.map(({ yaw, pitch, title, text }) => ({
    place_id: null,
    yaw,
    pitch,
    title: title.en,
    title_ar: title.ar,
    text: text.en,
    text_ar: text.ar,
  }));
  return [...ways, ...told];
}

const placeView = (place: Drawn, branch: readonly Drawn[]): Place => ({
  id: place.id,
  title: place.fields.title,
  title_ar: place.fields.title_ar,
  text: place.fields.summary,
  text_ar: place.fields.summary_ar,
  panorama: place.panorama,
  spots: spotsOf(place, branch),
});

/** The branches that have places to look about in, and these in their order (D14.04). */
export async function readTour(db: Sql, now: Date): Promise<Tour> {
  const places = (await listSeen(db, 'place', now)).flatMap((seen) =>
    seen.fields.panorama === null ? [] : [{ ...seen, panorama: seen.fields.panorama }],
  );
  const byBranch = Map.groupBy(places, ({ fields }) => fields.location_id);
  const branches = (await readLocations(db)).flatMap(({ id, title, title_ar }) => {
    const own = (byBranch.get(id) ?? []).slice(0, mostPlaces);
    return own.length === 0 ? [] : [{ id, title, title_ar, places: own.map((place) => placeView(place, own)) }];
  });
  return { items: branches.slice(0, mostBranches) };
}
