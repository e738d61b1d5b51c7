import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { cx } from './class-names.ts';

type TabsProps<K extends string> = {
  readonly label: string;
  readonly tabs: readonly { readonly key: K; readonly label: ReactNode }[];
  readonly value: K;
  readonly onChange: (key: K) => void;
  /** A line under the chosen one, or a box round it where there are two or three. */
  readonly variant?: 'line' | 'segments';
  /** Stands beside the tabs on desktop, below them on phones. */
  readonly beside?: ReactNode;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
};

const stepOf = (key: string, rtl: boolean): number =>
  (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0) * (rtl ? -1 : 1);

const variants = {
  line: {
    list: 'flex gap-1 overflow-x-auto border-b border-line',
    tab: 'min-h-12 shrink-0 border-b-3 px-4 whitespace-nowrap -outline-offset-2',
    chosen: 'border-accent font-bold text-accent-text',
    other: 'border-transparent text-text-2',
  },
  segments: {
    list: 'grid flex-1 auto-cols-fr grid-flow-col gap-1 rounded-lg bg-surface-3 p-1',
    tab: 'min-h-11 rounded-md border px-2 whitespace-nowrap -outline-offset-2',
    chosen: 'border-line bg-surface font-bold text-accent-text shadow-1',
    other: 'border-transparent text-text-2',
  },
};

/** Views of one thing; arrows move between them in the direction of reading. */
export const Tabs = <K extends string>({
  label,
  tabs,
  value,
  onChange,
  variant = 'line',
  beside,
  children,
}: TabsProps<K>) => {
  const id = useId();
  const classes = variants[variant];
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector(`[data-key="${value}"]`);
    // On a phone the chosen one may stand beyond the edge.
    chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [value]);
  const key = (event: KeyboardEvent): void => {
    const step = stepOf(event.key, document.documentElement.dir === 'rtl');
    const at = tabs.findIndex((tab) => tab.key === value);
    const next = tabs[(at + step + tabs.length) % tabs.length];
    if (step === 0 || !next) return;
    event.preventDefault();
    onChange(next.key);
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <div className={beside ? 'grid grid-cols-1 items-start gap-3 desktop:grid-cols-[5fr_7fr]' : undefined}>
        <div ref={list} role="tablist" aria-label={label} className={classes.list}>
          {tabs.map((tab) => (
            <button
              key={tab.key}
              type="button"
              role="tab"
              data-key={tab.key}
              id={`${id}-${tab.key}`}
              aria-selected={tab.key === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.key === value ? 0 : -1}
              onClick={() => onChange(tab.key)}
              onKeyDown={key}
              className={cx(classes.tab, tab.key === value ? classes.chosen : classes.other)}
            >
              {tab.label}
            </button>
          ))}
        </div>
        {beside}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
};
