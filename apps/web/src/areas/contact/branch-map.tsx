import { divIcon } from 'leaflet';
import { Marker } from 'react-leaflet';
import { MapBox } from '#shared/ui/map-box.tsx';
import type { Branch } from './api-types.ts';

const streets = 15;

const pin = divIcon({
  className: '',
  iconSize: [36, 44],
  iconAnchor: [18, 42],
  html: '<svg viewBox="0 0 24 30" width="36" height="44" aria-hidden="true"><path fill="var(--accent)" stroke="var(--surface)" stroke-width="1.5" d="M12 29S2 18.5 2 11a10 10 0 1 1 20 0c0 7.5-10 18-10 18Z"/><path d="M12 7v8M8 11h8" stroke="var(--surface)" stroke-width="2.4" stroke-linecap="round"/></svg>',
});

/** The streets round a branch. The address beside it says the same, so it takes no focus of its own. */
const BranchMap = ({ branch }: { readonly branch: Branch }) => {
  const at = { lat: branch.latitude, lng: branch.longitude };
  return (
    <MapBox center={at} zoom={streets} keyboard={false} pinnedBranch={branch.id}>
      <Marker icon={pin} position={at} keyboard={false} interactive={false} />
    </MapBox>
  );
};

export default BranchMap;
