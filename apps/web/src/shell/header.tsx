import { LogIn } from 'lucide-react';
import { lazy, Suspense } from 'react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { Brand } from '#shared/ui/brand.tsx';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { LinkButton } from '#shared/ui/link-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';
import { useKind } from './person.ts';

/** Not needed for the first picture of any page. */
const Tools = lazy(() => import('./header-tools.tsx'));

/** Logo, language, bell and account; a guest finds the way to sign in. */
export const Header = ({ hideLogout }: { hideLogout: boolean }) => {
  const session = useSession();
  const kind = useKind();
  return (
    <header className="@container fixed inset-x-0 top-0 z-30 flex h-(--header) items-center gap-1 border-b border-line bg-surface px-[min(1rem,4.2vw)] desktop:gap-3 desktop:px-8">
      <Brand />
      <span className="flex-1" />
      {/* On phones the bell comes first, as the thumb expects it beside the name. */}
      <span className={session ? 'max-desktop:order-1' : ''}>
        <LanguageSwitch compact />
      </span>
      {(kind === 'guest' || kind === 'patient') && (
        <Suspense>
          <Tools />
        </Suspense>
      )}
      {session ? (
        <>
          <Bell userId={session.user.id} />
          <span className="max-desktop:order-2">
            <AccountMenu user={session.user} hideLogout={hideLogout} />
          </span>
        </>
      ) : (
        // On narrow phones the words stand without their picture, on the narrowest the picture alone: they never wrap.
        <LinkButton
          to="/auth/user/dashboard"
          variant="soft"
          size="sm"
          icon={LogIn}
          className="@min-[20rem]:@max-[22rem]:[&>svg]:hidden"
        >
          <span className="whitespace-nowrap @max-[20rem]:sr-only">{m.shell_log_in()}</span>
        </LinkButton>
      )}
    </header>
  );
};
