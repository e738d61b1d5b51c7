import { useQueryClient } from '@tanstack/react-query';

/** What somebody states is read again wherever it stands or warns: the file and the timeline, the medicines, the cart. */
export const useReadStatementsAgain = () => {
  const client = useQueryClient();
  return (): Promise<unknown> =>
    Promise.all(['records', 'medications', 'cart'].map((module) => client.invalidateQueries({ queryKey: [module] })));
};
