import { Card } from './card.tsx';

type Paragraph = { readonly heading: boolean; readonly text: string };

const mark = '## ';

/** A line that begins with two hashes is a heading; the lines between are paragraphs, parted by empty ones. */
export const paragraphsOf = (body: string): readonly Paragraph[] =>
  body
    .split(/\n\s*\n|\n(?=## )|(?<=^## .*)\n/m)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(mark) ? { heading: true, text: part.slice(mark.length) } : { heading: false, text: part },
    );

/** The words of the terms: headings and paragraphs; each line of a list stands on a line of its own. */
export const TermsBody = ({ body }: { body: string }) =>
  paragraphsOf(body).map(({ heading, text }, place) =>
    heading ? (
      // oxlint-disable-next-line react/no-array-index-key -- a heading is its place
      <h3 key={place} className="mt-2 text-h3">
        {text}
      </h3>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
      <p key={place} className="whitespace-pre-line text-text-2">
        {text}
      </p>
    ),
  );

/** The terms in force, as the wire brings them. */
export const TermsText = ({ title, body }: { title: string; body: string }) => (
  <Card as="article" className="flex flex-col gap-3">
    <h2 className="text-h2">{title}</h2>
    <TermsBody body={body} />
  </Card>
);
