import { textFromRich } from '@balsam/domain/content';
import { asSentence } from '@balsam/domain/text';
import { AArrowUp, Bookmark, BookmarkCheck, Pause, Play, Printer, Share2, Square, Volume2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale, useLocale } from '#shared/i18n/locale.ts';
import { Button } from '#shared/ui/button.tsx';
import { share } from '#shared/ui/share.ts';
import { type Article, useIsReader, useSavedArticle } from './queries.ts';
import { useListening } from './use-listening.ts';

/** How large the text is, in steps. */
export const textSizes = ['text-body', 'text-[1.2rem]/8', 'text-[1.45rem]/10'] as const;

const Listen = ({ article: a }: { article: Article }) => {
  const text = `${asSentence(inLocale(a.title, a.title_ar))} ${textFromRich(inLocale(a.body, a.body_ar)).replaceAll(/^(## |- )/gm, '')}`;
  const { isOffered, state, play, pause, resume, stop } = useListening(text);
  if (!isOffered) return null;
  if (state === 'idle')
    return (
      <Button variant="soft" size="sm" icon={Volume2} onClick={play}>
        {m.education_listen()}
      </Button>
    );
  return (
    <>
      {state === 'playing' ? (
        <Button variant="soft" size="sm" icon={Pause} onClick={pause}>
          {m.education_pause()}
        </Button>
      ) : (
        <Button variant="soft" size="sm" icon={Play} onClick={resume}>
          {m.education_resume()}
        </Button>
      )}
      <Button variant="outline" size="sm" icon={Square} onClick={stop}>
        {m.education_stop()}
      </Button>
    </>
  );
};

const Save = ({ article }: { article: Article }) => {
  const { isSaved, toggle } = useSavedArticle(article);
  return (
    <Button
      variant="outline"
      size="sm"
      icon={isSaved ? BookmarkCheck : Bookmark}
      aria-pressed={isSaved}
      onClick={toggle}
    >
      {isSaved ? m.education_is_saved() : m.education_save()}
    </Button>
  );
};

type ToolsProps = {
  readonly article: Article;
  readonly size: number;
  readonly onSize: (size: number) => void;
};

/** What can be done with an article. */
export const ArticleTools = ({ article: a, size, onSize }: ToolsProps) => {
  const isReader = useIsReader();
  const locale = useLocale();
  const shareIt = (): void => {
    const page = { title: inLocale(a.title, a.title_ar), url: globalThis.location.href };
    void share(page, { done: m.education_link_copied(), failed: m.education_link_not_copied() });
  };
  return (
    <fieldset aria-label={m.education_tools()} className="flex flex-wrap gap-2 print:hidden">
      <Listen key={`${a.id} ${locale}`} article={a} />
      <Button variant="outline" size="sm" icon={AArrowUp} onClick={() => onSize((size + 1) % textSizes.length)}>
        {size === textSizes.length - 1 ? m.education_usual_text() : m.education_larger_text()}
      </Button>
      {isReader && <Save article={a} />}
      <Button variant="outline" size="sm" icon={Share2} onClick={shareIt}>
        {m.education_share()}
      </Button>
      <Button variant="outline" size="sm" icon={Printer} onClick={() => globalThis.print()}>
        {m.education_print()}
      </Button>
    </fieldset>
  );
};
