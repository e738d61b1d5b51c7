import { Search, Store } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { LinkButton } from '#shared/ui/link-button.tsx';

/** What is open to everybody, for who would rather not log in yet (SPEC §1). */
export const GuestWays = () => (
  <nav aria-labelledby="guest-ways" className="flex flex-col gap-3 border-t border-line pt-5">
    <p id="guest-ways" className="text-center text-text-2">
      {m.identity_guest_ways()}
    </p>
    <div className="flex flex-wrap gap-3 *:flex-1 *:basis-40">
      <LinkButton to="/pharmacy" variant="soft" icon={Store}>
        {m.shell_menu_pharmacy()}
      </LinkButton>
      <LinkButton to="/find-a-specialist" variant="soft" icon={Search}>
        {m.identity_guest_doctors()}
      </LinkButton>
    </div>
  </nav>
);
