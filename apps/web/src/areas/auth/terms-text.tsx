import { Card } from '../../shared/ui/card.tsx';

const heading = '## ';

/** The terms as the wire brings them: paragraphs parted by an empty line, headings that begin with two hashes. */
export const TermsText = ({ title, body }: { title: string; body: string }) => (
  <Card as="article" className="flex flex-col gap-3">
    <h2 className="text-h2">{title}</h2>
    {body.split(/\n{2,}/).map((part, place) =>
      part.startsWith(heading) ? (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
        <h3 key={place} className="mt-2 text-h3">
          {part.slice(heading.length)}
        </h3>
      ) : (
        // oxlint-disable-next-line react/no-array-index-key -- a paragraph is its place
        <p key={place} className="text-text-2">
          {part}
        </p>
      ),
    )}
  </Card>
);
