import { few, inPages, type ExportPart, type ExportSource } from '#platform/export/part.ts';
import { assignmentRows, handOverRows, ownProofRows, positionRows, shiftRows, vehicleRows } from './export.store.ts';
import { deliveryTexts as texts } from './common/delivery.texts.ts';

/** The pictures of hand-overs are of the patient's order, whoever took them. */
async function* ownProofs({ sql, files, personId }: ExportSource) {
  for await (const { id, photo, signature } of inPages((after, count) => ownProofRows(sql, personId, after, count)))
    for (const [as, name] of Object.entries({ photo, signature })) {
      const file = name === null ? undefined : await files.get(sql, name);
      if (file) yield { name: `order-${id}-${as}.${file.mime.slice('image/'.length)}`, bytes: file.bytes };
    }
}

/** What this module keeps about a person: of patients how their orders were handed over, of riders what they did. */
export const deliveryExportParts: readonly ExportPart[] = [
  {
    name: 'hand-overs',
    title: texts.exportParts.handOvers,
    documents: ownProofs,
  },
  {
    name: 'rider/assignments',
    title: texts.exportParts.assignments,
    rows: ({ sql, personId }) => inPages((after, count) => assignmentRows(sql, personId, after, count)),
  },
  {
    name: 'rider/hand-overs',
    title: texts.exportParts.riderHandOvers,
    rows: ({ sql, personId }) => inPages((after, count) => handOverRows(sql, personId, after, count)),
  },
  {
    name: 'rider/shifts',
    title: texts.exportParts.shifts,
    rows: ({ sql, personId }) => inPages((after, count) => shiftRows(sql, personId, after, count)),
  },
  {
    name: 'rider/place',
    title: texts.exportParts.position,
    rows: ({ sql, personId }) => few(positionRows(sql, personId)),
  },
  {
    name: 'rider/vehicle',
    title: texts.exportParts.vehicle,
    rows: ({ sql, personId }) => few(vehicleRows(sql, personId)),
  },
];
