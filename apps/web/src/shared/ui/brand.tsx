import { Link } from '@tanstack/react-router';
import mark from '#assets/art/mark.svg';
import * as m from '#paraglide/messages.js';

/** The drop, the name and, on desktop, whose it is; leads to one's own first page. In a bar, where the text is very large, the drop stands alone. */
export const Brand = () => (
  <Link to="/" className="flex min-h-11 shrink-0 items-center gap-2.5 no-underline @max-[11rem]:hidden">
    <img src={mark} alt="" width={40} height={40} className="size-9 desktop:size-10" />
    <span className="flex flex-col @max-[20rem]:sr-only">
      <span className="text-h2 leading-7 text-accent-text desktop:text-[1.375rem]">{m.shell_app_name()}</span>
      <span className="hidden text-small leading-5 text-muted desktop:block">{m.shell_app_owner()}</span>
    </span>
  </Link>
);
