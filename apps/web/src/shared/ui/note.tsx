import { CircleAlert, type LucideIcon } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as m from '../../paraglide/messages.js';
import { number } from '../format/index.ts';
import { cx } from './class-names.ts';
import { type Tone, toneClasses } from './tint.ts';

type NoteProps = {
  readonly tone?: Tone | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
};

/** A consequence, a reminder or a warning in a tinted box. */
export const Note = ({ tone = 'accent', icon: Icon, children, className }: NoteProps) => (
  <div className={cx('flex items-start gap-3 rounded-md p-4', toneClasses[tone], className)}>
    {Icon && <Icon aria-hidden size={22} className="mt-0.5 shrink-0" />}
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);

/** Heads a long form after a failed attempt, says how many fields are wrong and takes the focus. Nothing at zero. */
export const FormSummary = ({ count }: { count: number }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (count > 0) box.current?.focus();
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1} role="alert" className="rounded-md">
      <Note tone="danger" icon={CircleAlert} className="font-bold">
        {m.shell_form_errors({ count, shown: number(count) })}
      </Note>
    </div>
  );
};
