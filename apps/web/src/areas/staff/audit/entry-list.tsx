import * as m from '#paraglide/messages.js';
import { dateTime } from '#shared/format/index.ts';
import { inLocale } from '#shared/i18n/locale.ts';
import { roleLabel } from '#shared/staff/role-labels.ts';
import { Card } from '#shared/ui/card.tsx';
import { Chip } from '#shared/ui/chip.tsx';
import { InlineList, Ltr } from '#shared/ui/inline-list.tsx';
import { Marked } from '#shared/ui/person-name.tsx';
import type { AuditItem } from './queries.ts';

const whys: Readonly<Record<AuditItem['why'], () => string>> = {
  self: m.audit_why_self,
  guardian: m.audit_why_guardian,
  care: m.audit_why_care,
  staff: m.audit_why_staff,
  link: m.audit_why_link,
  system: m.audit_why_system,
};

const others: Readonly<Record<number, () => string>> = {
  3: m.audit_role_patient,
  4: m.audit_role_doctor,
  14: m.audit_role_rider,
};
const roleOf = (roleId: number): string => roleLabel(roleId) || (others[roleId]?.() ?? '');

const Whose = ({ whose }: Pick<AuditItem, 'whose'>) =>
  whose.mrn_number === null ? (
    <Marked>{inLocale(whose.name ?? '', whose.name_ar ?? '')}</Marked>
  ) : (
    <span>
      {m.audit_mrn()} <Ltr>{whose.mrn_number}</Ltr>
    </span>
  );

type ListProps = { readonly items: readonly AuditItem[]; readonly onStaff: (id: number) => void };

const Entry = ({ item, onStaff }: { item: AuditItem; onStaff: ListProps['onStaff'] }) => {
  const { who } = item;
  return (
    <li className="flex flex-col gap-1.5 px-4 py-3.5 desktop:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold">{inLocale(item.title, item.title_ar)}</span>
        <time dateTime={item.at} className="tabular text-small text-muted">
          {dateTime(item.at)}
        </time>
      </div>
      <InlineList className="text-small text-text-2">
        <Chip tone={item.action === 'write' ? 'accent' : 'neutral'}>
          {item.action === 'write' ? m.audit_write() : m.audit_read()}
        </Chip>
        {who ? (
          <button
            type="button"
            className="min-h-11 font-medium text-accent-text hover:underline"
            onClick={() => onStaff(who.id)}
          >
            <Marked>{inLocale(who.name, who.name_ar)}</Marked>
          </button>
        ) : (
          <span>{m.audit_nobody()}</span>
        )}
        {who && <span>{roleOf(who.role_id)}</span>}
        <Whose whose={item.whose} />
        <span>{whys[item.why]()}</span>
        {item.record_id !== null && /^\d+$/.test(item.record_id) && (
          <span>
            {m.audit_record()} <Ltr>{item.record_id}</Ltr>
          </span>
        )}
      </InlineList>
      {item.reason !== null && (
        <p className="wrap-anywhere">
          {m.audit_reason()}{' '}
          <bdi>
            <Marked>{item.reason}</Marked>
          </bdi>
        </p>
      )}
    </li>
  );
};

/** Entries of the log, the newest first. */
export const EntryList = ({ items, onStaff }: ListProps) => (
  <Card flush>
    <ul className="divide-y divide-line" aria-label={m.audit_entries()}>
      {items.map((item) => (
        <Entry key={item.id} item={item} onStaff={onStaff} />
      ))}
    </ul>
  </Card>
);
