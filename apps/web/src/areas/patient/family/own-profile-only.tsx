import { Undo2 } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ownProfile, useSwitchProfile } from '#shared/account/switch-profile.ts';
import { Button } from '#shared/ui/button.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState } from '#shared/ui/states.tsx';

/** What stands here inside a dependent's profile, whose family is not the guardian's to change. */
export const OwnProfileOnly = () => {
  const back = useSwitchProfile();
  return (
    <Page>
      <PageHeading title={m.family_title()} back="/dashboard" />
      <EmptyState
        title={m.family_own_only_title()}
        text={m.family_own_only_text()}
        action={
          <Button icon={Undo2} pending={back.isPending} onClick={() => back.mutate(ownProfile)}>
            {m.family_my_profile()}
          </Button>
        }
      />
    </Page>
  );
};
