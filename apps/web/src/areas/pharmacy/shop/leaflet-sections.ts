import { paragraphsOf } from '#shared/ui/terms-text.tsx';

type Section = { readonly title: string; readonly paragraphs: string[] };

/** A leaflet by its headings; what stands before the first one is a section without a title. */
export const sectionsOf = (leaflet: string): readonly Section[] => {
  const sections: Section[] = [];
  for (const { heading, text } of paragraphsOf(leaflet)) {
    if (heading || sections.length === 0) sections.push({ title: heading ? text : '', paragraphs: [] });
    if (!heading) sections.at(-1)?.paragraphs.push(text);
  }
  return sections;
};
