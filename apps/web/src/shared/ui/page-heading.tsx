import { ChevronLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '#paraglide/messages.js';
import { takePendingFocus } from './heading-focus.ts';
import { IconButton } from './button.tsx';
import { cx } from './class-names.ts';
import { useBack } from './use-back.ts';

type PageHeadingProps = {
  readonly title: ReactNode;
  /** Shows the way back: to where the person came from, or here when they came from outside. */
  readonly back?: string | undefined;
  readonly detail?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
  /** The large form of a greeting. */
  readonly display?: boolean | undefined;
};

const BackButton = ({ to }: { to: string }) => (
  <IconButton
    icon={ChevronLeft}
    mirrored
    label={m.shell_back()}
    onClick={useBack(to)}
    className="-ms-2.5 print:hidden"
  />
);

/** The one `h1` of a page. It takes the focus when a navigation has led here, so that it is read out. */
export const PageHeading = ({ title, back, detail, action, display = false }: PageHeadingProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takePendingFocus()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      {/* The action goes below only where hardly a word would fit beside it. */}
      <div className="flex min-w-0 flex-1 basis-24 items-start gap-1">
        {back !== undefined && <BackButton to={back} />}
        <h1
          ref={heading}
          tabIndex={-1}
          className={cx(
            display ? 'text-h1 desktop:text-display' : 'text-h1',
            'min-h-11 min-w-0 content-center break-words',
          )}
        >
          {title}
        </h1>
      </div>
      {action && <div className="max-w-full shrink-0">{action}</div>}
      {detail && <div className={cx('w-full text-muted', back !== undefined && 'ps-9.5')}>{detail}</div>}
    </div>
  );
};
