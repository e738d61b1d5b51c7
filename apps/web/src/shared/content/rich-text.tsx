import { createElement, Fragment, type ReactNode } from 'react';
import { cx } from '#shared/ui/class-names.ts';

const classes: Readonly<Record<string, string>> = {
  h2: 'mt-3 text-h2',
  h3: 'mt-2 text-h3',
  p: '',
  ul: 'flex list-disc flex-col gap-1.5 ps-6',
  ol: 'flex list-decimal rtl:list-[arabic-indic] flex-col gap-1.5 ps-6',
  li: 'ps-1',
  strong: 'font-bold',
  em: 'italic',
  blockquote: 'border-s-4 border-line-strong ps-4',
};

const safeLink = /^(https:|mailto:|tel:|\/(?!\/))/i;

const childrenOf = (node: Node): ReactNode[] =>
  [...node.childNodes].map((child, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- a piece of text is its place
    <Fragment key={place}>{drawn(child)}</Fragment>
  ));

/** What is known becomes an element of ours; of everything else the text remains. */
function drawn(node: Node): ReactNode {
  if (!(node instanceof Element)) return node.textContent;
  const tag = node.localName;
  if (tag === 'br') return <br />;
  const href = node.getAttribute('href') ?? '';
  if (tag === 'a' && safeLink.test(href))
    return (
      <a href={href} rel="noopener noreferrer" className="text-accent-text underline underline-offset-4">
        {childrenOf(node)}
      </a>
    );
  const className = classes[tag];
  return className === undefined ? childrenOf(node) : createElement(tag, { className }, ...childrenOf(node));
}

/**
 * Rich text of the content desk. The server has sanitised it; here it is drawn by elements of ours all the same, so that nothing of it is
 * ever markup of the page.
 */
export const RichText = ({ html, className }: { html: string; className?: string }) => (
  <div className={cx('flex flex-col gap-3 break-words', className)}>
    {childrenOf(new DOMParser().parseFromString(html, 'text/html').body)}
  </div>
);
