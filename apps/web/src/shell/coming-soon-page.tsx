import { House } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';

/** Where every unknown path and every part that is still to come leads (SPEC §2). */
export const ComingSoonPage = () => (
  <Page>
    <PageHeading title={m.shell_coming_soon()} back="/" />
    <EmptyState
      title={m.shell_coming_soon_title()}
      text={m.shell_coming_soon_text()}
      action={
        <LinkButton to="/" icon={House}>
          {m.shell_go_home()}
        </LinkButton>
      }
    />
  </Page>
);
