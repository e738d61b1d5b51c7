import { finalRefusal } from '#shared/api/index.ts';
import { Card } from './card.tsx';
import { NotLoaded } from './states.tsx';

type Read = { readonly data: unknown; readonly error: Error | null; readonly refetch: () => Promise<unknown> };
type Reads = { readonly reads: readonly Read[] };

/** Whether it could not be read and may still be: what the server refuses, as a record that is closed to the reader, is not asked for again. */
export const isUnread = ({ data, error }: Pick<Read, 'data' | 'error'>): boolean =>
  data === undefined && error !== null && !finalRefusal(error);

/** That something could not be read, which must not pass for something that is empty. Nothing where all was read, or is on its way. */
export const UnreadLine = ({ reads }: Reads) => {
  const failed = reads.filter(isUnread);
  if (failed.length === 0) return null;
  return <NotLoaded onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))} />;
};

/** The same in the place of a whole part of a page. */
export const Unread = ({ title, reads }: Reads & { readonly title: string }) => {
  if (!reads.some(isUnread)) return null;
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-h3">{title}</h2>
      <UnreadLine reads={reads} />
    </Card>
  );
};
