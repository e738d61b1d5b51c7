import { asBody, listIn, textIn } from './entries/entry-of.ts';
import type { Located } from './fhir/references.ts';

/** A name of FHIR for people: as it is to be read, else its parts. */
const writtenName = ({ text, prefix, given, family }: Located['body']): string | undefined =>
  textIn(text) ??
  textIn([...listIn(prefix), ...listIn(given), family].filter((word) => typeof word === 'string').join(' '));

/** What somebody or an organisation is called by the first of their names that says anything. */
export function calledIn(resource: Located | undefined): string | undefined {
  const name = resource?.body['name'];
  const written = listIn(name).map((one) => writtenName(asBody(one)));
  return textIn(name) ?? written.find((words) => words !== undefined);
}
