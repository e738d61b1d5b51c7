import { Link } from '@tanstack/react-router';
import { ChevronRight, Megaphone } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { linkTo } from '#shared/ui/link-to.ts';
import { Note } from '#shared/ui/note.tsx';

type Announced = {
  readonly title: string;
  readonly title_ar: string;
  readonly text: string;
  readonly text_ar: string;
  readonly link: string;
};

/** News of the hospital, with where it leads if anywhere. */
export const AnnouncementNote = ({ announcement: a }: { announcement: Announced }) => (
  <Note icon={Megaphone}>
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="font-bold">{inLocale(a.title, a.title_ar)}</p>
        <p>{inLocale(a.text, a.text_ar)}</p>
      </div>
      {a.link !== '' && (
        <Link {...linkTo(a.link)} className="inline-flex min-h-11 items-center gap-1 font-bold text-current">
          {m.content_announcement_more()}
          <span className="sr-only">{inLocale(a.title, a.title_ar)}</span>
          <ChevronRight aria-hidden size={18} className="mirrored" />
        </Link>
      )}
    </div>
  </Note>
);
