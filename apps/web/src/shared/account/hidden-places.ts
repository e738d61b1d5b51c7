import { useQuery } from '@tanstack/react-query';
import { api } from '#shared/api/index.ts';

/** The paths that menu and tiles leave out, by the setting HIDDEN_MENU_ITEMS (S2.08). */
export const useHiddenPlaces = (): readonly string[] => {
  const { data } = useQuery(api.content.systemSettings.query({ query: {}, quiet: true }));
  return String(data?.items.find(({ title }) => title === 'HIDDEN_MENU_ITEMS')?.value).split(',');
};
