import { articleWords, textFromRich, type ArticleWords, type ContentFields } from '@balsam/domain/content';

type Searched = { readonly id: number; readonly fields: ContentFields };
type Kept = { readonly texts: readonly string[]; readonly words: ArticleWords };

/** As many as are ever listed. */
const mostKept = 500;
const kept = new Map<number, Kept>();

const textsOf = (fields: ContentFields): readonly string[] => [
  fields.title,
  fields.title_ar,
  fields.keywords,
  fields.summary,
  fields.summary_ar,
  fields.body,
  fields.body_ar,
];

function read(fields: ContentFields): ArticleWords {
  return articleWords({
    titles: `${fields.title} ${fields.title_ar} ${fields.keywords}`,
    summaries: `${fields.summary} ${fields.summary_ar}`,
    bodies: `${textFromRich(fields.body)} ${textFromRich(fields.body_ar)}`,
  });
}

/**
 * The words of an article, read out of it once for all searches of this process. They are told apart by the texts themselves, so that
 * those of a new publication, whoever made it, are never the old ones.
 */
export function wordsOf({ id, fields }: Searched): ArticleWords {
  const texts = textsOf(fields);
  const known = kept.get(id);
  if (known && texts.every((text, at) => text === known.texts[at])) return known.words;
  const words = read(fields);
  kept.delete(id);
  kept.set(id, { texts, words });
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return words;
}
