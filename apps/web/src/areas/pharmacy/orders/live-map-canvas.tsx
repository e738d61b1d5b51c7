import { divIcon } from 'leaflet';
import { useEffect } from 'react';
import { Marker, Polyline, useMap } from 'react-leaflet';
import { MapBox } from '#shared/ui/map-box.tsx';

type Place = { readonly latitude: number; readonly longitude: number };
/** One of them at least is known: without a point of the address there is no door to show. */
type CanvasProps = { readonly rider: Place | undefined; readonly door: Place | undefined };

const at = ({ latitude, longitude }: Place): [number, number] => [latitude, longitude];

const drawn = (colour: string, path: string) =>
  divIcon({
    className: '',
    iconSize: [40, 40],
    iconAnchor: [20, 20],
    html: `<svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="${colour}" stroke="var(--surface)" stroke-width="3"/><g fill="none" stroke="var(--surface)" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" transform="translate(8 8)">${path}</g></svg>`,
  });
const riderIcon = drawn(
  'var(--rs-way)',
  '<path d="M3 16V6h11v10M14 9h4l3 4v3h-7"/><circle cx="7" cy="17" r="2"/><circle cx="17" cy="17" r="2"/>',
);
const doorIcon = drawn('var(--accent)', '<path d="m4 11 8-7 8 7M6 10v10h12V10M10 20v-6h4v6"/>');

const boundsOf = ({ rider, door }: CanvasProps): [number, number][] =>
  [rider, door].flatMap((place) => (place ? [at(place)] : []));

/** Both in view at first, and again whenever the rider would leave it; in between the hand that moved the map is left in peace. */
const KeepInView = ({ rider, door }: CanvasProps) => {
  const map = useMap();
  useEffect(() => {
    if (rider && !map.getBounds().contains(at(rider)))
      map.fitBounds(boundsOf({ rider, door }), { padding: [48, 48], maxZoom: 16, animate: false });
  }, [map, rider, door]);
  return null;
};

/** The rider, as soon as their place is known, the door, and the straight way between them. The words beside it say the same, so it takes no focus of its own. */
const LiveMapCanvas = ({ rider, door }: CanvasProps) => (
  <MapBox bounds={boundsOf({ rider, door })} boundsOptions={{ padding: [48, 48], maxZoom: 16 }} keyboard={false}>
    <KeepInView rider={rider} door={door} />
    {rider && door && (
      <Polyline
        positions={[at(rider), at(door)]}
        pathOptions={{ color: 'var(--rs-way)', weight: 3, dashArray: '2 9', lineCap: 'round' }}
        interactive={false}
      />
    )}
    {door && <Marker icon={doorIcon} position={at(door)} keyboard={false} interactive={false} />}
    {rider && <Marker icon={riderIcon} position={at(rider)} keyboard={false} interactive={false} />}
  </MapBox>
);

export default LiveMapCanvas;
