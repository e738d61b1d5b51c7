import ts from 'typescript';

/** A source of the server: its path below the repository's root, and what it holds. */
export type Source = { readonly path: string; readonly text: string };

const arabicLetter = /\p{Script=Arabic}/u;
const isTexts = (path: string): boolean => path.endsWith('.texts.ts');

/** Not texts that the server composes: made-up data, tests, and vocabularies that match or translate codes and spellings. */
const exempt: readonly (string | RegExp)[] = [
  /\.(test|fixture)\.ts$/,
  /^apps\/server\/src\/demo\//,
  // Words that people type, and how registers spell their columns.
  'apps/server/src/modules/catalogue/product-words.ts',
  'apps/server/src/modules/catalogue/register-columns.ts',
  'apps/server/src/modules/catalogue/parse-query.ts',
  'apps/server/src/modules/hospital/vocabulary.ts',
  'apps/server/src/modules/identity/password/common-passwords.ts',
  // The names of SNOMED CT codes.
  'apps/server/src/modules/records/fhir/terms.ts',
  // A letter that the database must know, and an example on the command line.
  'apps/server/src/platform/db/refuse-unfit.ts',
  'apps/server/src/commands/staff-arguments.ts',
];

const isExempt = (path: string, more: ReadonlySet<string>): boolean =>
  more.has(path) || exempt.some((it) => (typeof it === 'string' ? it === path : it.test(path)));

/** What a literal says without its values; undefined for any other expression. */
function literalText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('');
  return undefined;
}

const nameOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) ? property.name.text : '';

/** What is wrong with a text in one language; undefined when nothing is, or when it is no literal. */
function faultIn(language: 'ar' | 'en', property: ts.ObjectLiteralElementLike | undefined): string | undefined {
  if (!property) return `has no '${language}'`;
  if (!ts.isPropertyAssignment(property)) return undefined;
  const literal = literalText(property.initializer);
  // A template may hold nothing but values.
  const isBare = ts.isTemplateExpression(property.initializer) && !/\p{Letter}/u.test(literal ?? '');
  if (literal === undefined || isBare) return undefined;
  if (literal.trim() === '') return `is empty in '${language}'`;
  return language === 'ar' && !arabicLetter.test(literal) ? `has no Arabic letter in 'ar': ${literal}` : undefined;
}

/** The faults of one text, the object of its languages. */
const faultsOfText = ({ properties }: ts.ObjectLiteralExpression): string[] =>
  (['ar', 'en'] as const).flatMap(
    (language) =>
      faultIn(
        language,
        properties.find((property) => nameOf(property) === language),
      ) ?? [],
  );

const isText = (object: ts.ObjectLiteralExpression): boolean =>
  object.properties.some((property) => nameOf(property) === 'ar' || nameOf(property) === 'en');

/** The faults of a file of texts, each with its line. */
function faultsOfTexts({ path, text }: Source): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const faults: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isText(node)) {
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      faults.push(...faultsOfText(node).map((fault) => `${path}:${line} a text ${fault}`));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return faults;
}

/**
 * Where the texts of the server are not in order: an Arabic letter outside `*.texts.ts`, and a text there that lacks a language, is empty,
 * or has no Arabic letter in its Arabic.
 * @param pending files whose texts have yet to move
 */
export function serverTextFaults(sources: readonly Source[], pending: readonly string[] = []): string[] {
  const allowed = new Set(pending);
  const loose = sources.filter(({ path, text }) => !isTexts(path) && arabicLetter.test(text));
  return [
    ...loose
      .filter(({ path }) => !isExempt(path, allowed))
      .map(({ path, text }) => {
        const line = text.split('\n').findIndex((each) => arabicLetter.test(each)) + 1;
        return `${path}:${line} holds a text that belongs in a *.texts.ts beside it`;
      }),
    ...sources.filter(({ path }) => isTexts(path)).flatMap(faultsOfTexts),
  ];
}
