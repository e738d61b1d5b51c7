import type { ReactNode } from 'react';
import * as m from '#paraglide/messages.js';
import { Brand } from '#shared/ui/brand.tsx';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { TextLink } from '#shared/ui/link-button.tsx';
import { AuthLayoutArt } from './auth-layout-art.tsx';

/** The page round every way in: logo and language above, the form in the middle, the system's picture beside it on desktop. */
export const AuthLayout = ({ children }: { children: ReactNode }) => (
  <div className="grid min-h-dvh desktop:grid-cols-[47fr_53fr]">
    <div className="flex min-w-0 flex-col">
      <div className="flex min-h-16 items-center justify-between gap-4 px-4 py-2 desktop:px-10 desktop:py-4">
        <Brand />
        <LanguageSwitch />
      </div>
      <div className="mx-auto flex w-full max-w-128 flex-1 flex-col gap-5 px-4 pt-3 pb-8 desktop:justify-center">
        {children}
      </div>
      <div className="flex justify-center px-4 pb-6 text-small">
        <TextLink to="/contact-us" className="font-text text-muted">
          {m.shell_contact_us()}
        </TextLink>
      </div>
    </div>
    <AuthLayoutArt />
  </div>
);
