type Read<Item> = {
  readonly data: { readonly items: readonly Item[] } | undefined;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
};

/**
 * What was found for what is typed: nothing while nothing is looked for or its answer is on its way, which is another thing than that there is
 * nothing; and how to look again where no answer came.
 */
export const foundIn = <Item>(query: string | undefined, { data, isError, refetch }: Read<Item>) => ({
  items: query === undefined ? undefined : data?.items,
  onRetry: query !== undefined && isError ? () => void refetch() : undefined,
});
