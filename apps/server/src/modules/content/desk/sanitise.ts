import sanitizeHtml from 'sanitize-html';
import type { ContentFields, ContentKind } from '@balsam/domain/content';
import { fieldsOfKind } from '@balsam/domain/content';
import { fail } from '#platform/http/failure.ts';

const longest = 60_000;

/** The whole of what rich text can be: no styles, no pictures, no attributes but where a link leads. */
const rules: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'br', 'blockquote'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 8,
  transformTags: { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3', div: 'p' },
};

/** Of rich text what may be shown to everybody: whatever could run or lead astray is gone. */
export const sanitiseRich = (rich: string): string => sanitizeHtml(rich, rules).trim();

/** The fields of a kind, their rich text sanitised. @throws too_long */
export function sanitised(kind: ContentKind, fields: ContentFields): ContentFields {
  const [body, bodyAr] = [sanitiseRich(fields.body), sanitiseRich(fields.body_ar)];
  if (body.length > longest) throw fail('too_long', { path: 'fields.body' });
  if (bodyAr.length > longest) throw fail('too_long', { path: 'fields.body_ar' });
  return fieldsOfKind(kind, { ...fields, body, body_ar: bodyAr });
}
