import { useQuery } from '@tanstack/react-query';
import { divIcon, GridLayer } from 'leaflet';
import { useEffect, useState } from 'react';
import { Marker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import { api } from '#shared/api/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { country } from './map-country.ts';

/** From here on the outline of the country is too coarse to say where the land ends: all is land. */
const streetsFrom = 9;
/** From here on the names of the branches do not lie over each other. */
const namesFrom = 8;

const lines = 4;

/** A tile of land with hairlines, so that moving and coming nearer are seen. */
const Squares = GridLayer.extend({
  createTile: () => {
    const tile = document.createElement('div');
    const step = `${100 / lines}%`;
    tile.style.background = `linear-gradient(var(--line) 1px, transparent 1px) 0 0 / ${step} ${step}, linear-gradient(90deg, var(--line) 1px, transparent 1px) 0 0 / ${step} ${step}`;
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

/** The ground that is drawn here where no tile server answers: land, what lies on it, and nothing that is not known. */
export const MapGround = ({ pinned }: Pick<BranchesProps, 'pinned'>) => {
  const map = useMap();
  const [zoom, setZoom] = useState(() => map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  return (
    <>
      {zoom < streetsFrom && (
        <Polygon
          positions={country}
          pathOptions={{ color: 'var(--line-strong)', weight: 1.5, fillColor: 'var(--surface)', fillOpacity: 1 }}
          interactive={false}
        />
      )}
      <SquaresLayer />
      <Branches named={zoom >= namesFrom} pinned={pinned} />
    </>
  );
};
