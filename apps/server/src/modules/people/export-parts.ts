import { few, inPages, type ExportPart, type ExportSource } from '../../platform/export/part.ts';
import { accessRows, agreementRows, identifierRows, personRows, pictureRows } from './export.store.ts';

async function* pictures({ sql, files, personId }: ExportSource) {
  for (const { id, kind, mime } of await pictureRows(sql, personId)) {
    const file = await files.get(sql, id);
    if (file) yield { name: `${kind}-${id.slice(0, 8)}.${mime.slice('image/'.length)}`, bytes: file.bytes };
  }
}

/** What this room keeps about a person. */
export const peopleExportParts: readonly ExportPart[] = [
  {
    name: 'profile',
    title: {
      en: 'Who you are: names, numbers, contact details',
      ar: 'البيانات الشخصية: الأسماء والأرقام ووسائل التواصل',
    },
    rows: ({ sql, personId }) => few(personRows(sql, personId)),
  },
  {
    name: 'identifiers',
    title: { en: 'The numbers by which other hospitals know you', ar: 'الأرقام التي تعرّف بكم لدى مستشفيات أخرى' },
    rows: ({ sql, personId }) => few(identifierRows(sql, personId)),
  },
  {
    name: 'pictures',
    title: { en: 'The pictures that you gave us', ar: 'الصور المرفوعة' },
    documents: pictures,
  },
  {
    name: 'terms',
    title: { en: 'The terms that you agreed to, and when', ar: 'الشروط التي تمت الموافقة عليها وتواريخها' },
    rows: ({ sql, personId }) => few(agreementRows(sql, personId)),
  },
  {
    name: 'access-log',
    title: { en: 'Who read or changed your record, when and why', ar: 'من اطلع على السجل أو عدّله، ومتى، ولماذا' },
    rows: ({ sql, personId }) => inPages((after, count) => accessRows(sql, personId, after, count)),
  },
];
