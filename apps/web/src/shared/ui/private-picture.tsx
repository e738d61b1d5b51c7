import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Button } from './button.tsx';
import { cx } from './class-names.ts';
import { photoQuery } from './photo.ts';
import { Skeleton } from './states.tsx';

type PrivatePictureProps = {
  readonly path: string;
  /** The size of its box while it is on its way, or did not come. */
  readonly box: string;
  readonly children: (address: string) => ReactNode;
};

/** A private picture that is the point of the place it stands in: its box at first, and a way to ask again when it did not come. */
export const PrivatePicture = ({ path, box, children }: PrivatePictureProps) => {
  const { data, isError, isFetching, refetch } = useQuery(photoQuery(path));
  if (data !== undefined) return children(data);
  if (!isError) return <Skeleton className={cx('rounded-md', box)} />;
  return (
    <span className={cx('grid place-content-center rounded-md border border-line bg-surface-2', box)}>
      <Button variant="text" icon={RotateCw} pending={isFetching} onClick={() => void refetch()}>
        {m.shell_try_again()}
      </Button>
    </span>
  );
};
