import { useQuery } from '@tanstack/react-query';
import { TileLayer } from 'react-leaflet';
import { api } from '../api/index.ts';

/** Where the tiles come from is set where the house is run; without them the pins are alone on the ground. */
export const MapTiles = () => {
  const { data } = useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));
  const setting = (name: string) => data?.items.find(({ title }) => title === name)?.value;
  const url = setting('MAP_TILES_URL');
  if (typeof url !== 'string') return null;
  // Those who draw the tiles want to know which site asks; they are told its name and nothing more.
  return <TileLayer url={url} attribution={String(setting('MAP_TILES_BY') ?? '')} referrerPolicy="origin" />;
};
