import type { CallReply } from '@balsam/contract/call';
import type { content } from '@balsam/contract/content';
import { ChevronDown } from 'lucide-react';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card } from '#shared/ui/card.tsx';
import { RichText } from './rich-text.tsx';

type Question = CallReply<typeof content.questions>['items'][number];

/** Questions that open onto their answers. */
export const QuestionList = ({ questions, isOpen = false }: { questions: readonly Question[]; isOpen?: boolean }) => (
  <Card flush>
    <ul className="divide-y divide-line">
      {questions.map((q) => (
        <li key={q.id}>
          <details open={isOpen} className="group">
            <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 rounded-lg px-4 py-3 font-medium -outline-offset-2">
              {inLocale(q.question, q.question_ar)}
              <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
            </summary>
            <RichText html={inLocale(q.answer, q.answer_ar)} className="px-4 pb-4 text-text-2" />
          </details>
        </li>
      ))}
    </ul>
  </Card>
);
