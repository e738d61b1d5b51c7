import { RotateCw } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Art, type ArtName } from './art.tsx';
import { Button } from './button.tsx';
import { Card } from './card.tsx';
import { cx } from './class-names.ts';
import { Ltr } from './inline-list.tsx';

/** A box in the shape of what is coming. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={cx('shimmer block', !className?.includes('rounded') && 'rounded-sm', className)} />
);

/** The same placeholder several times. */
export const Skeletons = ({ count, children }: { count: number; children: ReactNode }) =>
  Children.toArray(Array.from({ length: count }, () => children));

/** A card of a list on its way: portrait, two lines, a line and a button. */
export const SkeletonCard = () => (
  <Card className="flex flex-col gap-4">
    <div className="flex items-center gap-3">
      <Skeleton className="size-14 rounded-full" />
      <div className="flex flex-1 flex-col gap-2.5">
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
    <div className="flex items-center justify-between">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="h-11 w-24 rounded-md" />
    </div>
  </Card>
);

/** Several of them; said aloud once as loading. */
export const SkeletonList = ({ count = 3 }: { count?: number }) => (
  <div className="flex flex-col gap-3">
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeletons count={count}>
      <SkeletonCard />
    </Skeletons>
  </div>
);

type EmptyProps = {
  readonly art?: ArtName | undefined;
  readonly title: string;
  readonly text?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
};

/** What will be here, and the one thing to do next. */
export const EmptyState = ({ art = 'box', title, text, action }: EmptyProps) => (
  <div className="flex flex-col items-center gap-2 px-4 py-10 text-center">
    <Art name={art} />
    <h2 className="mt-2 text-h2">{title}</h2>
    {text && <p className="max-w-sm text-text-2">{text}</p>}
    {action && <div className="mt-4">{action}</div>}
  </div>
);

type ErrorStateProps = {
  readonly title?: string | undefined;
  readonly text?: ReactNode | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly help?: ReactNode | undefined;
  /** The `request_id` of the failure, to be read out to support. */
  readonly reference?: string | undefined;
};

/** What happened, that nothing is lost, and how to try again. */
export const ErrorState = ({ title, text, onRetry, help, reference }: ErrorStateProps) => (
  <div role="alert" className="flex flex-col items-center gap-2 px-4 py-10 text-center">
    <Art name="cloud" />
    <h2 className="mt-2 text-h2">{title ?? m.shell_error_title()}</h2>
    <p className="max-w-sm text-text-2">{text ?? m.shell_error_text()}</p>
    <div className="mt-4 flex flex-wrap justify-center gap-3">
      {onRetry && (
        <Button icon={RotateCw} onClick={onRetry}>
          {m.shell_try_again()}
        </Button>
      )}
      {help}
    </div>
    {reference && (
      <p className="mt-2 text-small text-muted">
        {m.shell_reference()} <Ltr>{reference}</Ltr>
      </p>
    )}
  </div>
);

/** The same for a part of a page, or for what a field offers: it must not pass for one that holds nothing. */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => (
  <div role="alert" className="flex flex-wrap items-center justify-between gap-3">
    <p>{m.shell_not_loaded()}</p>
    <Button variant="outline" size="sm" icon={RotateCw} onClick={onRetry}>
      {m.shell_try_again()}
    </Button>
  </div>
);
