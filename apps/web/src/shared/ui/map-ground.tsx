import { cities } from '@balsam/domain/place';
import { useQuery } from '@tanstack/react-query';
import { type Coords, divIcon, GridLayer, type LatLng } from 'leaflet';
import { useEffect, useState } from 'react';
import { Marker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import { api } from '#shared/api/index.ts';
import { measure } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { country } from './map-country.ts';
import { scaleAt } from './map-scale.ts';

/** From here on the outline of the country is too coarse to say where the land ends: all is land. */
const streetsFrom = 9;
/** From here on the names of the branches do not lie over each other. */
const namesFrom = 8;

/** So far from its centre, in degrees, a city still tells where one is. */
const cityReach = 0.4;
const scalePixels = 96;

/** Sand: neither the grey of what is still loading nor the white of a card. */
const land = 'color-mix(in oklab, var(--t-life-bg) 40%, var(--surface))';
const lines = 4;

/** A tile of land with hairlines, so that moving and coming nearer are seen. */
const Squares = GridLayer.extend({
  createTile: ({ z }: Coords) => {
    const tile = document.createElement('div');
    const step = `${100 / lines}%`;
    if (z >= streetsFrom) tile.style.backgroundColor = land;
    tile.style.backgroundImage =
      'linear-gradient(var(--line) 1px, transparent 1px), linear-gradient(90deg, var(--line) 1px, transparent 1px)';
    tile.style.backgroundSize = `${step} ${step}`;
    return tile;
  },
}) as new () => GridLayer;

const SquaresLayer = () => {
  const map = useMap();
  useEffect(() => {
    const layer = new Squares().addTo(map);
    return () => void layer.remove();
  }, [map]);
  return null;
};

const branchIcon = divIcon({
  className: 'map-branch',
  iconSize: [28, 28],
  iconAnchor: [14, 14],
  html: '<svg viewBox="0 0 28 28" width="28" height="28" aria-hidden="true"><circle cx="14" cy="14" r="12" fill="var(--surface)" stroke="var(--accent)" stroke-width="2"/><path d="M14 9v10M9 14h10" stroke="var(--accent)" stroke-width="2.6" stroke-linecap="round"/></svg>',
});

/** Nothing to see: a branch that has its pin keeps its name alone, where it would stand. */
const noIcon = divIcon({ className: 'map-branch', iconSize: [28, 28], iconAnchor: [14, 14] });

type BranchesProps = {
  readonly named: boolean;
  /** A branch that is marked by a pin on this map already. */
  readonly pinned: number | undefined;
};

/** The hospitals of the group: what people know their way by. */
const Branches = ({ named, pinned }: BranchesProps) => {
  const { data } = useQuery(api.hospital.locations.query({ quiet: true }));
  return data?.items.map((branch) => (
    <Marker
      key={branch.id}
      icon={branch.id === pinned ? noIcon : branchIcon}
      position={[branch.latitude, branch.longitude]}
      keyboard={false}
      interactive={false}
      zIndexOffset={-1000}
    >
      {named && (
        <Tooltip permanent direction="bottom" offset={[0, 12]}>
          {inLocale(branch.title, branch.title_ar)}
        </Tooltip>
      )}
    </Marker>
  ));
};

const cityAt = ({ lat, lng }: LatLng) => {
  const far = cities.map((city) => ({ city, degrees: Math.hypot(city.latitude - lat, city.longitude - lng) }));
  const nearest = far.toSorted((a, b) => a.degrees - b.degrees)[0];
  return nearest && nearest.degrees <= cityReach ? nearest.city : undefined;
};

const kilometre = 1000;

/** In which city one looks, and how far it is from here to there. In the corner of maps in both directions. */
const WhereAndHowFar = ({ centre, zoom }: { readonly centre: LatLng; readonly zoom: number }) => {
  const { metres, pixels } = scaleAt(centre.lat, zoom, scalePixels);
  const city = zoom >= streetsFrom ? cityAt(centre) : undefined;
  return (
    <div
      dir="ltr"
      className="pointer-events-none absolute start-2 bottom-2 z-1000 flex flex-col items-start rounded-md bg-surface px-2 py-1 font-sans text-small text-text-2"
    >
      {city && <b className="text-body text-text">{inLocale(city.name, city.nameAr)}</b>}
      <bdi>{metres < kilometre ? measure(metres, 'meter') : measure(metres / kilometre, 'kilometer')}</bdi>
      <span aria-hidden className="h-1.5 border-2 border-t-0 border-text-2" style={{ width: pixels }} />
    </div>
  );
};

/** The ground that is drawn here where no tile server answers: land, what lies on it, and nothing that is not known. */
export const MapGround = ({ pinned }: Pick<BranchesProps, 'pinned'>) => {
  const map = useMap();
  const [{ zoom, centre }, setView] = useState(() => ({ zoom: map.getZoom(), centre: map.getCenter() }));
  useMapEvents({ moveend: () => setView({ zoom: map.getZoom(), centre: map.getCenter() }) });
  return (
    <>
      {zoom < streetsFrom && (
        <Polygon
          positions={country}
          pathOptions={{ color: 'var(--line-strong)', weight: 1.5, fillColor: land, fillOpacity: 1 }}
          interactive={false}
        />
      )}
      <SquaresLayer />
      <Branches named={zoom >= namesFrom} pinned={pinned} />
      <WhereAndHowFar centre={centre} zoom={zoom} />
    </>
  );
};
