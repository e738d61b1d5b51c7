import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that come and go together: more than a tall screen shows. */
const blockSize = 40;
/** How far outside the screen rows are kept, so that nothing flashes while scrolling and the next row can take the focus. */
const margin = '1500px 0px';
/** What a row takes until its block was measured. */
const rowHeight = 76;

/** Told to the blocks beside the one that has the focus: the next Tab must find their rows, however fast it comes. */
const focusIsNear = 'balsam:focus-near';

/** The blocks before and after, also those of other lists of the page. */
function besides(element: Element): Element[] {
  const all = [...document.querySelectorAll('[data-rows]')];
  const at = all.indexOf(element);
  return [all[at - 1], all[at + 1]].filter((one) => one !== undefined);
}

const tellNeighbours = (element: Element): void => {
  for (const block of besides(element)) block.dispatchEvent(new Event(focusIsNear));
};

type BlockProps = { readonly count: number; readonly children: ReactNode };

/** Rows while they are near the screen or hold the focus; as much empty room otherwise. */
const Block = ({ count, children }: BlockProps) => {
  const box = useRef<HTMLUListElement>(null);
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const stays = entry.isIntersecting || element.contains(document.activeElement);
        setHeight(stays ? undefined : (before) => before ?? (entry.boundingClientRect.height || count * rowHeight));
      },
      { rootMargin: margin },
    );
    const mount = (): void => flushSync(() => setHeight(undefined));
    observer.observe(element);
    const tell = (): void => tellNeighbours(element);
    // Paper has no screen: all rows are printed, and those out of sight go again.
    const updateAfterPrint = (): void => {
      observer.unobserve(element);
      observer.observe(element);
    };
    element.addEventListener('focusin', tell);
    element.addEventListener(focusIsNear, mount);
    globalThis.addEventListener('beforeprint', mount);
    globalThis.addEventListener('afterprint', updateAfterPrint);
    return () => {
      observer.disconnect();
      element.removeEventListener('focusin', tell);
      element.removeEventListener(focusIsNear, mount);
      globalThis.removeEventListener('beforeprint', mount);
      globalThis.removeEventListener('afterprint', updateAfterPrint);
    };
  }, [count]);
  return (
    <ul
      ref={box}
      data-rows=""
      aria-hidden={height !== undefined}
      className="divide-y divide-line"
      style={{ minHeight: height }}
    >
      {height === undefined && children}
    </ul>
  );
};

type RowsProps<Item> = {
  readonly items: readonly Item[];
  /** One row, at its place among all: a screen reader counts those that are out of sight as well. */
  readonly children: (item: Item, place: { 'aria-posinset': number; 'aria-setsize': number }) => ReactNode;
};

/** A long list of which only what is near the screen stands in the document. */
export function WindowedRows<Item>({ items, children }: RowsProps<Item>) {
  const blocks = Array.from({ length: Math.ceil(items.length / blockSize) }, (_, n) => n * blockSize);
  return (
    <div className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {blocks.map((from) => {
        const rows = items.slice(from, from + blockSize);
        return (
          <Block key={from} count={rows.length}>
            {rows.map((item, n) => children(item, { 'aria-posinset': from + n + 1, 'aria-setsize': items.length }))}
          </Block>
        );
      })}
    </div>
  );
}
