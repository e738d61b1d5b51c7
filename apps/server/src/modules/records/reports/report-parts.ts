import { plainTextOf } from '@balsam/domain/records';
import { asBody, listIn, textIn } from '../entries/entry-of.ts';
import { resolveTo, type Located, type Resolve } from '../fhir/references.ts';

/** A text of a report in the language that it was written in; null where that is not said and not to be seen from its letters. */
export type ReportText = { readonly language: 'ar' | 'en'; readonly text: string };
/** What came with a report as a file: base64, as FHIR has it. `declared` is what the sender calls it, which proves nothing. */
export type Attachment = { readonly title: string; readonly declared: string; readonly base64: string };

const longestText = 20_000;

const languageOf = (declared: string | undefined, text: string): 'ar' | 'en' => {
  if (declared?.toLowerCase().startsWith('ar')) return 'ar';
  if (declared?.toLowerCase().startsWith('en')) return 'en';
  return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
};

const textOf = (text: string, declared?: string): ReportText[] => {
  const plain = text.trim().slice(0, longestText);
  return plain === '' ? [] : [{ language: languageOf(declared, plain), text: plain }];
};

type Found = { readonly body: Readonly<Record<string, unknown>> };

/** The attachments of a report: what is presented, what a document holds, and the pictures that it points to. */
function attachmentsIn(resource: Located, resolve: Resolve): Readonly<Record<string, unknown>>[] {
  const { body } = resource;
  const presented = listIn(body['presentedForm']).map(asBody);
  const content = listIn(body['content']).map((part) => asBody(asBody(part)['attachment']));
  const media = listIn(body['media']).flatMap((part) => {
    const found: Found | undefined = resolveTo(resolve, asBody(asBody(part)['link'])['reference'], resource, 'Media');
    return found ? [asBody(found.body['content'])] : [];
  });
  const binaries = [...presented, ...content, ...media].map((attachment) => {
    const url = textIn(attachment['url']);
    const binary: Found | undefined = url === undefined ? undefined : resolveTo(resolve, url, resource, 'Binary');
    return binary
      ? {
          ...attachment,
          data: binary.body['data'],
          contentType: binary.body['contentType'] ?? attachment['contentType'],
        }
      : attachment;
  });
  return binaries;
}

const isText = (mime: string | undefined): boolean => mime !== undefined && /^(text\/|application\/xhtml)/i.test(mime);

function decode(data: unknown): string {
  return typeof data === 'string' ? Buffer.from(data, 'base64').toString('utf8') : '';
}

/** What a report says: its conclusion, texts that came as files, else its narrative as plain text. Each text once. */
export function reportTexts(resource: Located, resolve: Resolve): ReportText[] {
  const { body } = resource;
  const declared = textIn(body['language']);
  const conclusion = typeof body['conclusion'] === 'string' ? body['conclusion'] : '';
  const files = attachmentsIn(resource, resolve)
    .filter((attachment) => isText(textIn(attachment['contentType'])))
    .flatMap((attachment) => {
      const text = decode(attachment['data']);
      const isMarkup = /html/i.test(textIn(attachment['contentType']) ?? '');
      return textOf(isMarkup ? plainTextOf(text) : text, textIn(attachment['language']) ?? declared);
    });
  const said = [...textOf(conclusion, declared), ...files];
  const narrative = asBody(body['text'])['div'];
  const all = said.length > 0 || typeof narrative !== 'string' ? said : textOf(plainTextOf(narrative), declared);
  return [...new Map(all.map((one) => [one.text, one])).values()];
}

/** The files of a report that are no texts, in their order: the place of one is its name on the wire. */
export const reportAttachments = (resource: Located, resolve: Resolve): Attachment[] =>
  attachmentsIn(resource, resolve).flatMap((attachment) => {
    const { data } = attachment;
    if (typeof data !== 'string' || isText(textIn(attachment['contentType']))) return [];
    return [
      { title: textIn(attachment['title']) ?? '', declared: textIn(attachment['contentType']) ?? '', base64: data },
    ];
  });
