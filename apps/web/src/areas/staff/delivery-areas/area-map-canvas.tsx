import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { CircleMarker, Marker, Polygon, useMap, useMapEvents } from 'react-leaflet';
import * as m from '#paraglide/messages.js';
import { digits } from '#shared/format/index.ts';
import { MapBox } from '#shared/ui/map-box.tsx';
import { type Corner, cornerAt } from './area-draft.ts';

type AreaMapProps = {
  readonly branch: Corner;
  readonly corners: readonly Corner[];
  readonly onAdd: (corner: Corner) => void;
  readonly onMove: (at: number, corner: Corner) => void;
};

const at = ({ latitude, longitude }: Corner): [number, number] => [latitude, longitude];
const town = 11;

/** Drawn without inline styles, which the pages of the system refuse. */
const cornerIcon = (place: number) =>
  divIcon({
    className: '',
    iconSize: [32, 32],
    iconAnchor: [16, 16],
    html: `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><circle cx="16" cy="16" r="14" fill="var(--accent)" stroke="var(--surface)" stroke-width="2"/><text x="16" y="21" text-anchor="middle" font-size="14" font-weight="700" fill="var(--accent-on)">${digits(place + 1)}</text></svg>`,
  });

/** The map takes the keys, so it says what it is; it measures itself anew when the dialog round it opens. */
const Container = () => {
  const map = useMap();
  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute('role', 'application');
    box.setAttribute('aria-label', m.staff_areas_map());
    const watch = new ResizeObserver(() => map.invalidateSize());
    watch.observe(box);
    return () => watch.disconnect();
  }, [map]);
  return null;
};

const Touch = ({ onAdd }: Pick<AreaMapProps, 'onAdd'>) => {
  useMapEvents({ click: ({ latlng }) => onAdd(cornerAt(latlng.lat, latlng.lng)) });
  return null;
};

/** The branch and the ring round it: a touch adds a corner, each may be dragged. The list beside it does the same by keys. */
const AreaMapCanvas = ({ branch, corners, onAdd, onMove }: AreaMapProps) => (
  <MapBox
    {...(corners.length > 1
      ? { bounds: [at(branch), ...corners.map(at)], boundsOptions: { padding: [32, 32] } }
      : { center: at(branch), zoom: town })}
  >
    <Container />
    <Touch onAdd={onAdd} />
    <CircleMarker
      center={at(branch)}
      radius={8}
      interactive={false}
      pathOptions={{ color: 'var(--surface)', weight: 2, fillColor: 'var(--danger)', fillOpacity: 1 }}
    />
    <Polygon positions={corners.map(at)} interactive={false} pathOptions={{ color: 'var(--accent)', weight: 3 }} />
    {corners.map((corner, n) => (
      <Marker
        // oxlint-disable-next-line react/no-array-index-key -- a corner is known by its place in the ring
        key={n}
        draggable
        keyboard={false}
        title={m.staff_areas_corner({ number: digits(n + 1) })}
        icon={cornerIcon(n)}
        position={at(corner)}
        eventHandlers={{
          dragend: ({ target }) => {
            const { lat, lng } = (target as LeafletMarker).getLatLng();
            onMove(n, cornerAt(lat, lng));
          },
        }}
      />
    ))}
  </MapBox>
);

export default AreaMapCanvas;
