import { useQuery } from '@tanstack/react-query';
import 'leaflet/dist/leaflet.css';
import { type ComponentProps, useState } from 'react';
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet';
import * as m from '#paraglide/messages.js';
import { api } from '#shared/api/index.ts';
import { MapGround } from './map-ground.tsx';

type TilesProps = { readonly url: string; readonly by: string; readonly onAway: (isAway: boolean) => void };

/** Where the tiles come from is set where the system is run; without them, or while their server is away, the ground is drawn here. */
const Tiles = ({ pinned }: { readonly pinned: number | undefined }) => {
  const { data } = useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));
  const setting = (name: string) => data?.items.find(({ title }) => title === name)?.value;
  const url = setting('MAP_TILES_URL');
  const [isAway, setAway] = useState(false);
  const hasTiles = typeof url === 'string';
  return (
    <>
      {data && (!hasTiles || isAway) && <MapGround pinned={pinned} />}
      {hasTiles && <ServedTiles url={url} by={String(setting('MAP_TILES_BY') ?? '')} onAway={setAway} />}
    </>
  );
};

const ServedTiles = ({ url, by, onAway }: TilesProps) => (
  // Those who draw the tiles want to know which site asks; they are told its name and nothing more.
  <TileLayer
    url={url}
    attribution={by}
    referrerPolicy="origin"
    eventHandlers={{ tileerror: () => onAway(true), tileload: () => onAway(false) }}
  />
);

type BoxProps = ComponentProps<typeof MapContainer> & {
  /** The branch on which the map sets a pin of its own. */
  readonly pinnedBranch?: number;
};

/** A map that fills its box: the ground, who drew it, and buttons of a finger's size to come nearer. It comes lazily with whoever draws on it. */
export const MapBox = ({ children, pinnedBranch, ...rest }: BoxProps) => (
  <MapContainer
    {...rest}
    zoomControl={false}
    attributionControl={false}
    scrollWheelZoom={false}
    className="isolate size-full bg-surface-3! [&_.leaflet-control-zoom_a]:size-11! [&_.leaflet-control-zoom_a]:leading-11! [&_.leaflet-bar]:border-line! [&_.leaflet-bar_a]:border-line! [&_.leaflet-bar_a]:bg-surface! [&_.leaflet-bar_a]:text-text! [&_.leaflet-tooltip]:left-0! [&_.leaflet-tooltip]:border-line! [&_.leaflet-tooltip]:bg-surface! [&_.leaflet-tooltip]:font-sans! [&_.leaflet-tooltip]:text-small! [&_.leaflet-tooltip]:text-text! [&_.leaflet-tooltip]:shadow-none! [&_.leaflet-tooltip]:before:hidden"
  >
    <AttributionControl prefix={false} />
    <Tiles pinned={pinnedBranch} />
    <ZoomControl zoomInTitle={m.pharmacy_address_zoom_in()} zoomOutTitle={m.pharmacy_address_zoom_out()} />
    {children}
  </MapContainer>
);
