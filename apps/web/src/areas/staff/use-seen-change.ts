import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isLost } from '#shared/api/again-if-lost.ts';
import { ApiError, type FailureCode } from '#shared/api/api-error.ts';

export type Told = { readonly onDone: () => void; readonly onOvertaken: () => void };

type SeenChange<Choice> = {
  readonly send: (choice: Choice) => Promise<unknown>;
  /** What the server answers where another has changed it since it was seen. */
  readonly overtakenBy: FailureCode;
  /** Whether it stands as chosen now; false too where that cannot be read. */
  readonly isDone: (choice: Choice) => Promise<boolean>;
  /** The module whose answers the change makes stale. */
  readonly module: string;
};

/** A change of what was seen, which is refused where others have changed it meanwhile. What was sent, and its answer lost, is done where it then stands so. */
export const useSeenChange = <Choice>(
  { send, overtakenBy, isDone, module }: SeenChange<Choice>,
  { onDone, onOvertaken }: Told,
) => {
  const client = useQueryClient();
  const isOvertaken = (error: unknown): boolean => error instanceof ApiError && error.code === overtakenBy;
  return useMutation({
    mutationFn: async (choice: Choice): Promise<void> => {
      try {
        await send(choice);
      } catch (error) {
        if (!(isLost(error) || isOvertaken(error)) || !(await isDone(choice))) throw error;
      }
    },
    onSuccess: onDone,
    onSettled: async (_, error) => {
      await client.invalidateQueries({ queryKey: [module] });
      if (isOvertaken(error)) onOvertaken();
    },
  });
};
