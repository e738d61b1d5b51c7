import { few, inPages, picturesIn, type ExportPart } from '#platform/export/part.ts';
import { accessRows, agreementRows, identifierRows, personRows, pictureRows } from './export.store.ts';
import { peopleTexts } from './people.texts.ts';

/** What this module keeps about a person. */
export const peopleExportParts: readonly ExportPart[] = [
  {
    name: 'profile',
    title: peopleTexts.exportParts.profile,
    rows: ({ sql, personId }) => few(personRows(sql, personId)),
  },
  {
    name: 'identifiers',
    title: peopleTexts.exportParts.identifiers,
    rows: ({ sql, personId }) => few(identifierRows(sql, personId)),
  },
  {
    name: 'pictures',
    title: peopleTexts.exportParts.pictures,
    documents: (source) => picturesIn(source, pictureRows(source.sql, source.personId)),
  },
  {
    name: 'terms',
    title: peopleTexts.exportParts.terms,
    rows: ({ sql, personId }) => few(agreementRows(sql, personId)),
  },
  {
    name: 'access-log',
    title: peopleTexts.exportParts.accessLog,
    rows: ({ sql, personId }) => inPages((after, count) => accessRows(sql, personId, after, count)),
  },
];
