import { isDoctorRole } from '@balsam/domain/identity';
import { riyadhDay } from '@balsam/domain/time';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Eye, PencilLine } from 'lucide-react';
import * as m from '#paraglide/messages.js';
import { useSession } from '#shared/api/session.ts';
import { onceEach } from '#shared/api/once-each.ts';
import { longDay, number, time } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { ToggleChip } from '#shared/ui/chip.tsx';
import { Filled, gap, Marked } from '#shared/ui/person-name.tsx';
import { ShowMore } from '#shared/ui/show-more.tsx';
import { EmptyState } from '#shared/ui/states.tsx';
import { type EntryGroup, groupEntries } from './group-entries.ts';
import { Failed, LoadingList } from './section-states.tsx';
import { accessLog } from './queries.ts';
import type { Entry } from './api-types.ts';

const reasons: Readonly<Record<Entry['why'], () => string>> = {
  self: m.privacy_why_self,
  guardian: m.privacy_why_guardian,
  care: m.privacy_why_care,
  staff: m.privacy_why_staff,
  link: m.privacy_why_link,
  system: m.privacy_why_system,
};

/** Who it was: "You" only in one's own profile, where nobody else is `self`. */
const Accessor = ({ entry: { who, why }, own }: { entry: Entry; own: boolean }) => {
  if (who === null) return m.privacy_seen_balsam();
  if (own && why === 'self') return m.privacy_seen_you();
  const name = <Marked>{inLocale(who.name, who.name_ar)}</Marked>;
  return isDoctorRole(who.role_id) ? <Filled sentence={m.privacy_seen_doctor({ name: gap })}>{name}</Filled> : name;
};

const timesText = ({ times, earliest }: EntryGroup): string =>
  m.privacy_seen_times({ count: times, shown: number(times), since: time(earliest.at) });

const Row = ({ group, own }: { group: EntryGroup; own: boolean }) => {
  const { latest: entry, times } = group;
  const what = inLocale(entry.title, entry.title_ar);
  const isRead = entry.action === 'read';
  return (
    <ListRow
      icon={isRead ? Eye : PencilLine}
      tint={isRead ? 'care' : 'life'}
      title={isRead ? m.privacy_seen_read({ what }) : m.privacy_seen_changed({ what })}
      detail={
        <>
          <span className="block">
            <Accessor entry={entry} own={own} />
          </span>
          {!(own && entry.why === 'self') && <span className="block">{reasons[entry.why]()}</span>}
          {times > 1 && <span className="block">{timesText(group)}</span>}
        </>
      }
      end={<span className="tabular shrink-0 text-small text-text-2">{time(entry.at)}</span>}
    />
  );
};

const byDay = (entries: readonly Entry[]): [string, Entry[]][] => [
  ...Map.groupBy(entries, (entry) => riyadhDay(new Date(entry.at))),
];

const Days = ({ entries }: { entries: readonly Entry[] }) => {
  const own = useSession()?.user.isDependent !== true;
  return byDay(entries).map(([day, ofDay]) => (
    <section key={day} className="flex flex-col gap-2">
      <h3 className="text-h3">{longDay(day)}</h3>
      <Card flush>
        <ul className="divide-y divide-line">
          {groupEntries(ofDay).map((group) => (
            <li key={group.latest.id}>
              <Row group={group} own={own} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  ));
};

const List = ({ by }: { by: 'all' | 'others' }) => {
  const pages = useInfiniteQuery(accessLog(by));
  const { data, error, refetch } = pages;
  if (error && !data) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingList lines={4} />;
  const entries = onceEach(
    data.pages.flatMap((page) => page.items),
    ({ id }) => id,
  );
  if (entries.length === 0)
    return (
      <Card>
        <EmptyState art="done" title={m.privacy_seen_empty()} text={m.privacy_seen_empty_text()} />
      </Card>
    );
  return (
    <>
      <Days entries={entries} />
      <ShowMore of={pages} className="self-center" label={m.privacy_seen_more()} />
    </>
  );
};

/** Who read or changed the record, by day; what the person did themselves only when they ask for it. */
export const AccessLog = () => {
  const navigate = useNavigate({ from: '/profile/privacy' });
  const { by = 'others' } = useSearch({ from: '/profile/privacy' });
  const show = (next: 'all' | 'others') =>
    void navigate({
      search: next === 'all' ? { by: next } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <section aria-labelledby="seen" className="flex flex-col gap-4">
      <div>
        <SectionTitle id="seen">{m.privacy_seen()}</SectionTitle>
        <p className="text-text-2">{m.privacy_seen_lead()}</p>
      </div>
      <fieldset className="flex gap-2">
        <legend className="sr-only">{m.privacy_seen_filter()}</legend>
        <ToggleChip pressed={by === 'others'} onPress={() => show('others')}>
          {m.privacy_seen_others()}
        </ToggleChip>
        <ToggleChip pressed={by === 'all'} onPress={() => show('all')}>
          {m.privacy_seen_all()}
        </ToggleChip>
      </fieldset>
      <List by={by} />
    </section>
  );
};
