import { isAmended } from '@balsam/domain/records';
import type { Located, Resolve } from '../fhir/references.ts';
import { asBody, listIn, textIn } from './entry-of.ts';

/** The references by which a resource says that it replaces others: of documents, and the extension of results and reports. */
function replacedReferences({ body }: Located): unknown[] {
  const related = listIn(body['relatesTo']).map(asBody);
  const extensions = listIn(body['extension']).map(asBody);
  return [
    ...related.filter(({ code }) => code === 'replaces').map(({ target }) => asBody(target)['reference']),
    ...extensions
      .filter(({ url }) => textIn(url)?.endsWith('-replaces') === true)
      .map((extension) => asBody(extension['valueReference'])['reference']),
  ];
}

const numbersOf = ({ type, source, body }: Located): string[] =>
  listIn(body['identifier'])
    .map(asBody)
    .flatMap(({ system, value }) =>
      textIn(system) && textIn(value) ? [JSON.stringify([source, type, system, value])] : [],
    );

/**
 * Which resources are corrected by which: as the newer one says itself, or since it bears the number of an earlier one and says that it is
 * amended: of several amended ones the last, in the order that they are given in (as they came). Pairs of the old one and the new one.
 */
export function replacements(all: readonly Located[], resolve: Resolve): readonly (readonly [Located, Located])[] {
  const said = all.flatMap((newer) =>
    replacedReferences(newer).flatMap((reference) => {
      const older = resolve(reference, newer);
      return older && older !== newer ? [[older, newer] as const] : [];
    }),
  );
  const byNumber = Map.groupBy(
    all.flatMap((one) => numbersOf(one).map((number) => ({ number, one }))),
    ({ number }) => number,
  );
  const numbered = [...byNumber.values()].flatMap((same) => {
    const newer = same.findLast(({ one }) => isAmended(textIn(one.body['status'])))?.one;
    const older = same.filter(({ one }) => one !== newer && !said.some(([from, to]) => from === newer && to === one));
    return newer ? older.map(({ one }) => [one, newer] as const) : [];
  });
  return [...numbered, ...said];
}
