import { divIcon, type Marker as LeafletMarker } from 'leaflet';
import { useEffect } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import * as m from '#paraglide/messages.js';
import { MapBox } from '#shared/ui/map-box.tsx';
import type { Point } from './address-draft.ts';

type MapProps = { readonly point: Point | undefined; readonly onChoose: (point: Point) => void };

/** All of the country, and the streets round a door. */
const country = { centre: { lat: 24.2, lng: 44.8 }, zoom: 5 } as const;
const streets = 15;

const pin = divIcon({
  className: '',
  iconSize: [36, 44],
  iconAnchor: [18, 42],
  html: '<svg viewBox="0 0 24 30" width="36" height="44" aria-hidden="true"><path fill="var(--accent)" stroke="var(--surface)" stroke-width="1.5" d="M12 29S2 18.5 2 11a10 10 0 1 1 20 0c0 7.5-10 18-10 18Z"/><circle cx="12" cy="11" r="4" fill="var(--surface)"/></svg>',
});

/** A point that came from elsewhere, such as the fields, is brought into view. */
const Follow = ({ point }: Pick<MapProps, 'point'>) => {
  const map = useMap();
  const { latitude, longitude } = point ?? {};
  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return;
    const at = { lat: latitude, lng: longitude };
    if (!map.getBounds().contains(at) || map.getZoom() < streets - 4) map.setView(at, streets);
  }, [map, latitude, longitude]);
  return null;
};

/**
 * The map takes the keys (arrows and zoom), so it says what it is; and it measures itself anew whenever its place changes, such as when the
 * dialog round it opens.
 */
const Container = () => {
  const map = useMap();
  useEffect(() => {
    const box = map.getContainer();
    box.setAttribute('role', 'application');
    box.setAttribute('aria-label', m.pharmacy_address_map());
    const watch = new ResizeObserver(() => map.invalidateSize());
    watch.observe(box);
    return () => watch.disconnect();
  }, [map]);
  return null;
};

const Touch = ({ onChoose }: Pick<MapProps, 'onChoose'>) => {
  useMapEvents({ click: ({ latlng }) => onChoose({ latitude: latlng.lat, longitude: latlng.lng }) });
  return null;
};

const Pin = ({ point, onChoose }: MapProps & { point: Point }) => (
  <Marker
    draggable
    keyboard={false}
    title={m.pharmacy_address_pin()}
    icon={pin}
    position={{ lat: point.latitude, lng: point.longitude }}
    eventHandlers={{
      dragend: ({ target }) => {
        const { lat, lng } = (target as LeafletMarker).getLatLng();
        onChoose({ latitude: lat, longitude: lng });
      },
    }}
  />
);

/** The map itself: a touch sets the pin, which may be dragged. Maps are the same in both directions. */
const MapCanvas = ({ point, onChoose }: MapProps) => (
  <MapBox
    center={point ? { lat: point.latitude, lng: point.longitude } : country.centre}
    zoom={point ? streets : country.zoom}
  >
    <Container />
    <Touch onChoose={onChoose} />
    <Follow point={point} />
    {point && <Pin point={point} onChoose={onChoose} />}
  </MapBox>
);

export default MapCanvas;
