import type { User } from '@balsam/contract/people';
import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { ApiError } from '#shared/api/index.ts';
import { useSession } from '#shared/api/session.ts';
import { Card } from '#shared/ui/card.tsx';
import { Note } from '#shared/ui/note.tsx';
import { Page } from '#shared/ui/page.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { EmptyState, ErrorState, Skeleton } from '#shared/ui/states.tsx';
import { LanguageCard } from './language-card.tsx';
import { SettingsMatrix } from './settings-matrix.tsx';
import { PushCard } from './push-card.tsx';
import type { Settings as SettingsOf } from './api-types.ts';
import { settingsOf } from './queries.ts';
import { TopicCards } from './topic-cards.tsx';

const Waiting = () => (
  <div className="flex flex-col gap-3">
    <output className="sr-only">{m.shell_loading()}</output>
    <Skeleton className="h-7 w-40" />
    <Skeleton className="h-96 rounded-lg" />
  </div>
);

const Nothing = () => (
  <Card>
    <EmptyState art="done" title={m.notifications_settings_none()} text={m.notifications_settings_none_text()} />
  </Card>
);

/** Those who work here have few kinds, all on one page; patients have topics first. */
const Choices = ({ settings }: { settings: SettingsOf }) => {
  if (settings.kinds.length === 0) return <Nothing />;
  const isPatient = settings.kinds.some(({ group }) => group === 'appointments');
  return isPatient ? <TopicCards settings={settings} /> : <SettingsMatrix settings={settings} />;
};

const Settings = ({ user }: { user: User }) => {
  const { data, error, refetch } = useQuery(settingsOf(user.id));
  if (error && !data)
    return (
      <ErrorState onRetry={() => void refetch()} {...(error instanceof ApiError && { reference: error.request_id })} />
    );
  if (!data) return <Waiting />;
  return (
    <>
      <Choices settings={data} />
      <Note icon={ShieldCheck}>{m.notifications_settings_codes()}</Note>
      {/* In a dependent's profile the language of messages is still the guardian's own. */}
      {!user.isDependent && <LanguageCard settings={data} />}
    </>
  );
};

/** What reaches a person outside the app, and where. */
export const SettingsPage = () => {
  const user = useSession()?.user;
  return (
    <Page narrow>
      <PageHeading
        title={m.notifications_settings_title()}
        detail={m.notifications_settings_detail()}
        back="/notifications"
      />
      <PushCard />
      {user && <Settings user={user} />}
    </Page>
  );
};
