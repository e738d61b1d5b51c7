import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';

/** Facts one below the other, each with its name; hairlines between. */
export const DescriptionList = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line">{children}</dl>
);

type DescriptionItemProps = {
  readonly label: string;
  /** Left out or empty: the fact is not on file. */
  readonly children?: ReactNode | undefined;
  readonly action?: ReactNode | undefined;
};

/** One fact, with what can be done about it at its end. */
export const DescriptionItem = ({ label, children, action }: DescriptionItemProps) => (
  <div className="flex min-h-16 flex-col justify-center py-2.5">
    <dt className="text-small text-muted">{label}</dt>
    <dd className="flex items-center gap-3">
      <span className="min-w-0 flex-1 font-medium wrap-anywhere">
        {children || <span className="font-text text-muted">{m.profile_none()}</span>}
      </span>
      {action && <span className="-my-4 shrink-0 -translate-y-2.5">{action}</span>}
    </dd>
  </div>
);
