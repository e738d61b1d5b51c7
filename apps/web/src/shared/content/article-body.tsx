import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { cx } from '#shared/ui/class-names.ts';
import { ContentPicture } from './content-picture.tsx';
import { RichText } from './rich-text.tsx';

type ArticleTexts = {
  readonly summary: string;
  readonly summary_ar: string;
  readonly body: string;
  readonly body_ar: string;
  readonly drawing: string | null;
  readonly picture_url: string | null;
};

/** The picture and the words of an article, at the size of text that the reader chose. */
export const ArticleBody = ({ article: a, size }: { article: ArticleTexts; size: string }) => (
  <Card as="article" flush className="overflow-hidden">
    <ContentPicture drawing={a.drawing} url={a.picture_url} className="h-44 w-full print:hidden" />
    <div className="flex flex-col gap-3 p-4 desktop:p-6">
      <p className={cx('font-medium', size)}>{inLocale(a.summary, a.summary_ar)}</p>
      <RichText html={inLocale(a.body, a.body_ar)} className={size} />
    </div>
  </Card>
);
