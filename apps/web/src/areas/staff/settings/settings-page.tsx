import { settingDefinition, settingGroups, type SettingGroup } from '@balsam/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy } from 'react';
import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { Card, ListRow, SectionTitle } from '#shared/ui/card.tsx';
import { Deferred } from '#shared/ui/deferred.tsx';
import { PageHeading } from '#shared/ui/page-heading.tsx';
import { Page } from '#shared/ui/page.tsx';
import { ErrorState, SkeletonList } from '#shared/ui/states.tsx';
import { settingsQuery, type SystemSetting } from './queries.ts';
import { TriageApproval } from './triage-approval.tsx';
import { SettingText } from './setting-text.tsx';

const SettingDialog = lazy(() => import('./setting-dialog.tsx'));

const groupTitles: Readonly<Record<SettingGroup, () => string>> = {
  contact: m.staff_settings_contact,
  menu: m.staff_settings_menu,
  booking: m.staff_settings_booking,
  money: m.staff_settings_money,
  invoices: m.staff_settings_invoices,
  pharmacy: m.staff_settings_pharmacy,
  delivery: m.staff_settings_delivery,
  records: m.staff_settings_records,
  retention: m.staff_settings_retention,
};

type Open = (setting: SystemSetting) => void;

/** When and by whom it was changed; what it does where it never was. */
const detailOf = ({ title, changed_at: at, changed_by: by }: SystemSetting): string => {
  const effect = settingDefinition(title)?.effect;
  if (at === null || by === null) return inLocale(effect?.en, effect?.ar);
  return m.staff_settings_changed({ name: inLocale(by.name, by.name_ar), time: dateTime(at) });
};

const Row = ({ setting, onOpen }: { setting: SystemSetting; onOpen: Open }) => {
  const definition = settingDefinition(setting.title);
  return (
    definition && (
      <ListRow
        title={inLocale(definition.label.en, definition.label.ar)}
        detail={detailOf(setting)}
        end={
          <span className="tabular max-w-1/2 min-w-0 text-end font-medium wrap-anywhere">
            <SettingText type={definition.type} value={setting.value} />
          </span>
        }
        onPress={() => onOpen(setting)}
      />
    )
  );
};

const Group = ({
  group,
  settings,
  onOpen,
}: {
  group: SettingGroup;
  settings: readonly SystemSetting[];
  onOpen: Open;
}) => {
  const own = settings.filter(({ title }) => settingDefinition(title)?.group === group);
  return (
    own.length > 0 && (
      <section aria-labelledby={`settings-${group}`} className="flex flex-col gap-2">
        <SectionTitle id={`settings-${group}`}>{groupTitles[group]()}</SectionTitle>
        <Card flush>
          {own.map((setting) => (
            <Row key={setting.title} setting={setting} onOpen={onOpen} />
          ))}
        </Card>
      </section>
    )
  );
};

const Settings = () => {
  const { setting: open } = useSearch({ from: '/staff/settings' });
  const navigate = useNavigate({ from: '/staff/settings' });
  const go = (setting?: string): void => void navigate({ search: setting ? { setting } : {}, resetScroll: false });
  const { data, error, refetch } = useQuery(settingsQuery());
  if (!data) return error ? <ErrorState onRetry={() => void refetch()} /> : <SkeletonList count={6} />;
  const shown = data.items.find(({ title }) => title === open);
  return (
    <>
      {settingGroups.map((group) => (
        <Group key={group} group={group} settings={data.items} onOpen={({ title }) => go(title)} />
      ))}
      <TriageApproval />
      <Deferred>{shown && <SettingDialog setting={shown} onClose={() => go()} />}</Deferred>
    </>
  );
};

/** `/staff/settings`: what the system goes by, for administrators, in force at once (DECISIONS §13). */
export const SettingsPage = () => (
  <Page narrow>
    <PageHeading title={m.staff_settings_title()} detail={m.staff_settings_hint()} />
    <Settings />
  </Page>
);
