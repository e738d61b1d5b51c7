import { useEffect, useState } from 'react';
import mark from '#assets/art/mark.svg';
import * as m from '#paraglide/messages.js';
import { parseLink } from '#shared/health-link/link.ts';
import { useLocale } from '#shared/i18n/locale.ts';
import { LanguageSwitch } from '#shared/ui/language-switch.tsx';
import { AskName } from './ask-name.tsx';
import { AskLink } from './ask-link.tsx';
import { linkInAddress } from './link-in-address.ts';
import { LinkError, openLink, type LinkFailure, type Opened } from './open-link.ts';
import { SummaryView } from './summary-view.tsx';

const Bar = () => (
  <header className="flex min-h-16 items-center justify-between gap-4 border-b border-line bg-surface px-4 desktop:px-8">
    <a href="/" className="flex min-h-11 items-center gap-2.5 text-h2 text-accent-text no-underline">
      <img src={mark} alt="" width={40} height={40} className="size-9" />
      {m.shell_app_name()}
    </a>
    <LanguageSwitch />
  </header>
);

const hashOf = (): string => linkInAddress(globalThis.location.hash);

const useHash = (): readonly [string, (text: string) => void] => {
  const [hash, setHash] = useState(hashOf);
  useEffect(() => {
    const follow = (): void => setHash(hashOf());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return [hash, setHash];
};

const Content = () => {
  const [text, setText] = useHash();
  const [opened, setOpened] = useState<Opened>();
  const [failure, setFailure] = useState<LinkFailure>();
  const [isPending, setPending] = useState(false);
  const link = parseLink(text);
  if (opened) return <SummaryView opened={opened} />;
  if (!link) return <AskLink isWrong={text !== ''} onLink={setText} />;
  const open = (name: string, passcode: string): void => {
    setPending(true);
    setFailure(undefined);
    void openLink(link, name, passcode)
      .then(setOpened, (error: unknown) =>
        setFailure(error instanceof LinkError ? error.failure : { kind: 'unreadable' }),
      )
      .finally(() => setPending(false));
  };
  return <AskName link={link} failure={failure} isPending={isPending} onOpen={open} />;
};

/** Opens a health link, ours or another hospital's, for whoever holds it. */
export const LinkPage = () => {
  useLocale();
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${m.link_title()} | ${m.shell_app_name()}`}</title>
      <Bar />
      <main id="main" className="mx-auto flex w-full max-w-180 flex-1 flex-col gap-5 px-4 py-5">
        <h1 className="text-h1">{m.link_title()}</h1>
        <Content />
        <p className="text-small text-muted">{m.link_note()}</p>
      </main>
    </div>
  );
};
