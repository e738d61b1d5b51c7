import { partsOf } from '../../../shared/ui/terms-text.tsx';

type Section = { readonly title: string; readonly paragraphs: readonly string[] };

/** A leaflet by its headings; what stands before the first one is a section without a title. */
export const sectionsOf = (leaflet: string): readonly Section[] =>
  partsOf(leaflet).reduce<readonly Section[]>((sections, { heading, text }) => {
    if (heading) return [...sections, { title: text, paragraphs: [] }];
    const last = sections.at(-1) ?? { title: '', paragraphs: [] };
    return [...sections.slice(0, -1), { ...last, paragraphs: [...last.paragraphs, text] }];
  }, []);
