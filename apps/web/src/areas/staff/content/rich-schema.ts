import { isBlank } from '@balsam/domain/text';
import { DOMParser as RichParser, DOMSerializer, type Node, Schema } from 'prosemirror-model';

/** The whole of what rich text can be; it is what the server keeps, and what articles are drawn by. */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
    heading: {
      attrs: { level: { default: 2 } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        { tag: 'h1', attrs: { level: 2 } },
        { tag: 'h2', attrs: { level: 2 } },
        { tag: 'h3', attrs: { level: 3 } },
      ],
      toDOM: (node) => [node.attrs['level'] === 3 ? 'h3' : 'h2', 0],
    },
    bullet_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ul' }], toDOM: () => ['ul', 0] },
    ordered_list: { content: 'list_item+', group: 'block', parseDOM: [{ tag: 'ol' }], toDOM: () => ['ol', 0] },
    list_item: { content: 'paragraph+', defining: true, parseDOM: [{ tag: 'li' }], toDOM: () => ['li', 0] },
    text: { group: 'inline' },
    hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
  },
  marks: {
    link: {
      attrs: { href: {} },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = element.getAttribute('href') ?? '';
            return isSafeLink(href) ? { href } : false;
          },
        },
      ],
      toDOM: (mark) => ['a', { href: String(mark.attrs['href']) }, 0],
    },
    strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
    em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  },
});

/** Where a link of an article may lead: a page of Balsam, another site, an address or a number. */
export function isSafeLink(href: string): boolean {
  return /^(https:\/\/\S|mailto:\S|tel:[+\d]|\/(?!\/)\S*)/i.test(href);
}

/** Rich text as the editor works on it. */
export const docOf = (html: string): Node =>
  RichParser.fromSchema(richSchema).parse(new DOMParser().parseFromString(html, 'text/html').body);

const serializer = DOMSerializer.fromSchema(richSchema);

/** What the editor holds, as rich text; nothing written is the empty text. */
export const htmlOf = (doc: Node): string => {
  if (isBlank(doc.textContent)) return '';
  const box = document.createElement('div');
  box.append(serializer.serializeFragment(doc.content));
  return box.innerHTML;
};
