import type { CallReply, contract } from '@balsam/contract';
import { changedFields, contentState, missingFields, onlyOnes, type Publication } from '@balsam/domain/content';
import { fullNames } from '#modules/people/index.ts';
import { pictureUrl } from '../pictures.ts';
import { wholeFields } from '../publications.store.ts';
import type { ItemRow, listChanges } from './items.store.ts';

type Desk = typeof contract.contentDesk;
export type Row = CallReply<Desk['list']>['items'][number];
type Content = CallReply<Desk['detail']>;
type Change = CallReply<Desk['changes']>['items'][number];

const asPublication = (row: NonNullable<ItemRow['last']>): Publication => ({
  startsAt: new Date(row.starts_at),
  endsAt: row.ends_at === null ? null : new Date(row.ends_at),
});

/** The publications that say how content stands: the one that began last, and the one to come. */
const publicationsOf = ({ last, next }: ItemRow): Publication[] =>
  [last, next].filter((row) => row !== null).map(asPublication);

const nameOf = (row: Parameters<typeof fullNames>[0]) => {
  const { name, nameAr } = fullNames(row);
  return { name, name_ar: nameAr };
};

/** Content in the list of the desk. */
export function itemRow(row: ItemRow, now: Date): Row {
  const fields = wholeFields(row.fields);
  const publications = publicationsOf(row);
  const shown = row.next ?? row.last;
  const period = publications.at(-1);
  return {
    id: row.id,
    kind: row.kind,
    title: fields.title,
    title_ar: fields.title_ar,
    state: contentState(publications, now),
    has_changes: shown !== null && shown.revision !== row.revision,
    one_language: missingFields(row.kind, fields).oneLanguage,
    starts_at: period?.startsAt.toISOString() ?? null,
    ends_at: period?.endsAt?.toISOString() ?? null,
    changed_at: row.changed_at.toISOString(),
    changed_by: row.changed_by === null ? null : nameOf(row),
  };
}

/** Content with its draft; `patients`: whom a promotion is for. */
export function itemView(row: ItemRow, patients: string[] | null, now: Date): Content {
  const fields = wholeFields(row.fields);
  const summary = itemRow(row, now);
  const isOut = summary.state === 'published' || summary.state === 'scheduled';
  return {
    ...summary,
    fields,
    revision: row.revision,
    picture_url: pictureUrl(fields.picture),
    missing: missingFields(row.kind, fields).empty,
    patients,
    may: {
      end: row.kind === 'terms' ? row.next !== null : isOut,
      discard: summary.state === 'draft' && !onlyOnes.has(row.kind),
    },
  };
}

/** One line of the history, with the fields in which it differs from the one before. */
export function changeView(row: Awaited<ReturnType<typeof listChanges>>[number]): Change {
  const fields = wholeFields(row.fields);
  return {
    id: row.id,
    action: row.action,
    at: row.at.toISOString(),
    by: row.account_id === null ? null : nameOf(row),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    changed: row.before === null ? [] : changedFields(wholeFields(row.before), fields),
    fields,
  };
}
