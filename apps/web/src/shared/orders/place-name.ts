import { placeIn } from '@balsam/domain/place';
import { getLocale } from '#shared/i18n/locale.ts';

/** A district, a street or a line of both as the screen's language calls them; what is on no list stays as it was written. */
export const placeName = (kept: string): string => placeIn(getLocale(), kept);
