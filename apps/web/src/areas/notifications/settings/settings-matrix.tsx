import * as m from '#paraglide/messages.js';
import { inLocale } from '#shared/i18n/locale.ts';
import { useChange } from './queries.ts';
import type { Channel, KindSettings, Settings } from './api-types.ts';

export const channels: readonly Channel[] = ['push', 'sms', 'email'];
export const channelNames: Record<Channel, () => string> = {
  push: m.notifications_settings_push,
  sms: m.notifications_settings_sms,
  email: m.notifications_settings_email,
};

type CellProps = {
  readonly label: string;
  readonly on: boolean;
  /** It cannot be switched off. */
  readonly fixed: boolean;
  readonly onChange: (on: boolean) => void;
};

/** A switch that stands in its column; the cell around it is the target. */
const Cell = ({ label, on, fixed, onChange }: CellProps) => (
  <label className="grid min-h-14 place-content-center">
    <span className="relative block h-7 w-11.5">
      <input
        type="checkbox"
        role="switch"
        aria-label={label}
        aria-checked={on}
        checked={on}
        disabled={fixed}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="peer absolute inset-0 appearance-none rounded-full bg-line-strong transition-colors checked:bg-accent disabled:opacity-60"
      />
      <span
        aria-hidden
        className="pointer-events-none absolute start-1 top-1 size-5 rounded-full bg-surface transition-[inset] peer-checked:start-5.5"
      />
    </span>
  </label>
);

type RowProps = {
  readonly settings: KindSettings;
  readonly onChange: (channel: Channel, on: boolean) => void;
};

const Row = ({ settings, onChange }: RowProps) => {
  const kind = inLocale(settings.title, settings.title_ar);
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 ps-4 pe-2 text-start font-medium">
        {kind}
        {settings.required && (
          <span className="block text-small font-normal text-muted">{m.notifications_settings_required()}</span>
        )}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          <Cell
            label={m.notifications_settings_switch({ kind, channel: channelNames[channel]() })}
            on={settings[channel]}
            fixed={settings.required}
            onChange={(on) => onChange(channel, on)}
          />
        </td>
      ))}
    </tr>
  );
};

type GroupProps = { readonly kinds: readonly KindSettings[]; readonly userId: number };

const Group = ({ kinds, userId }: GroupProps) => {
  const change = useChange(userId);
  const [first] = kinds;
  if (!first) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-h2">{inLocale(first.group_title, first.group_title_ar)}</h2>
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <table className="w-full table-fixed">
          <caption className="sr-only">{m.notifications_settings_matrix()}</caption>
          <thead>
            <tr className="text-small text-muted">
              <th scope="col" className="py-2.5 ps-4 text-start font-normal">
                {m.notifications_settings_kind()}
              </th>
              {channels.map((channel) => (
                <th key={channel} scope="col" className="w-15.5 py-2.5 text-center font-normal desktop:w-24">
                  {channelNames[channel]()}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {kinds.map((settings) => (
              <Row
                key={settings.kind}
                settings={settings}
                onChange={(channel, on) => change.mutate({ kind: settings.kind, channel, on })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};

/** Every kind of notification with a switch for each channel, under its heading. */
export const SettingsMatrix = ({ settings: { kinds, id } }: { settings: Settings }) => {
  const groups = [...new Set(kinds.map(({ group }) => group))];
  return groups.map((group) => <Group key={group} kinds={kinds.filter((each) => each.group === group)} userId={id} />);
};
