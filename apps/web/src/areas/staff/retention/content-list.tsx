import type { CallReply } from '@balsam/contract/call';
import type { retention } from '@balsam/contract/retention';
import type { RetentionKind } from '@balsam/domain/privacy';
import * as m from '#paraglide/messages.js';
import { number } from '#shared/format/index.ts';

type Overview = CallReply<typeof retention.overview>;
export type ClosedAccount = Overview['waiting']['items'][number];

const kindTitles: Readonly<Record<RetentionKind, () => string>> = {
  results: m.retention_kind_results,
  visits: m.retention_kind_visits,
  medicines: m.retention_kind_medicines,
  documents: m.retention_kind_documents,
  stays: m.retention_kind_stays,
  orders: m.retention_kind_orders,
  insurance: m.retention_kind_insurance,
  files: m.retention_kind_files,
  identity: m.retention_kind_identity,
};

/** How much of each kind is deleted. */
export const ContentList = ({ content }: { readonly content: ClosedAccount['content'] }) => (
  <dl className="divide-y divide-line">
    {content.map(({ kind, count }) => (
      <div key={kind} className="flex justify-between gap-4 py-2">
        <dt>{kindTitles[kind]()}</dt>
        <dd className="tabular font-medium">{number(count)}</dd>
      </div>
    ))}
  </dl>
);
