import type { Panorama } from '@balsam/domain/content';
import { useQuery } from '@tanstack/react-query';
import clinicLarge from '#assets/tour/clinic-large.webp';
import clinicSmall from '#assets/tour/clinic-small.webp';
import lobbyLarge from '#assets/tour/lobby-large.webp';
import lobbySmall from '#assets/tour/lobby-small.webp';
import pharmacyLarge from '#assets/tour/pharmacy-large.webp';
import pharmacySmall from '#assets/tour/pharmacy-small.webp';
import waitingLarge from '#assets/tour/waiting-large.webp';
import waitingSmall from '#assets/tour/waiting-small.webp';
import wardLarge from '#assets/tour/ward-large.webp';
import wardSmall from '#assets/tour/ward-small.webp';

type Sizes = { readonly small: string; readonly large: string };

/** Our own drawings of the whole round, made by scripts/panorama. */
export const panoramaPictures: Readonly<Record<Panorama, Sizes>> = {
  lobby: { small: lobbySmall, large: lobbyLarge },
  waiting: { small: waitingSmall, large: waitingLarge },
  clinic: { small: clinicSmall, large: clinicLarge },
  pharmacy: { small: pharmacySmall, large: pharmacyLarge },
  ward: { small: wardSmall, large: wardLarge },
};

/** Whether the person asked the browser to be sparing. */
const isThrifty = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  const asked = typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
  return asked || matchMedia('(prefers-reduced-data: reduce)').matches;
};

const pictureQuery = (address: string) => ({
  queryKey: ['panorama', address] as const,
  queryFn: async (): Promise<HTMLImageElement> => {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  },
  staleTime: Infinity,
  structuralSharing: false,
});

/** The picture of a panorama: a small one first, then the large one unless the person spares data. */
export const usePanoramaPicture = (panorama: Panorama) => {
  const { small, large } = panoramaPictures[panorama];
  const first = useQuery(pictureQuery(small));
  const second = useQuery({ ...pictureQuery(large), enabled: first.data !== undefined && !isThrifty() });
  return { first: first.data, sharp: second.data, hasFailed: first.isError, retry: () => void first.refetch() };
};
