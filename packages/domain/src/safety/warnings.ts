import { normaliseArabic } from '../text/index.ts';
import { atcCode, substancesOfAtc } from './atc.ts';
import { groups, type Group } from './groups.ts';
import { namedIn, namesOf, usualNames } from './names.ts';
import {
  allergies as allergyTable,
  allergyText,
  duplicateText,
  interactions,
  oneIsEnough,
  takenAlreadyText,
  type Severity,
} from './table.ts';

/** A product by what is in it: `substance` may name several, parted by commas or plus; `atc` may be empty. */
export type Substances = { readonly id: number; readonly substance: string; readonly atc: string };

/** An allergy or medicine of a record: the name to show, all the words that tell what it is, and ATC codes that stand beside them. */
export type Stated = {
  readonly name: string;
  /** The name in Arabic, where the record has one. */
  readonly nameAr?: string | null;
  readonly words: readonly string[];
  readonly atcCodes?: readonly string[];
};

/**
 * What is known of whoever takes it: allergies, and what is taken already, by substance or in the words of a record
 * (`Simvastatin 10 MG Oral Tablet`). A text alone is both name and words. Both may be empty.
 */
export type Known = {
  readonly allergies: readonly (string | Stated)[];
  readonly substances: readonly (string | Stated)[];
};

export type SafetyWarning = {
  readonly kind: 'allergy' | 'interaction' | 'duplicate';
  readonly severity: Severity;
  readonly text: string;
  readonly textAr: string;
  /** Of the cart; one alone when the other is taken already. */
  readonly productIds: readonly number[];
  /** The allergy or the medicine of the record that it is about, in the record's words; undefined when all is in the cart. */
  readonly known: string | undefined;
  /** The same in Arabic, where the record has it. */
  readonly knownAr: string | undefined;
};

/** Salts and forms that follow the name of a substance. */
const salts =
  /\b(hydrochloride|hydrobromide|sodium|potassium(?! chloride)|calcium|maleate|besilate|besylate|fumarate|tartrate|mesilate|succinate|phosphate|sulfate|sulphate|magnesium|dihydrate|trihydrate|anhydrous|as|hcl)\b/g;

/** The substances in a product's words, without salts, in lower case. */
export function substancesIn(text: string): string[] {
  return usualNames(text)
    .split(/[,+;/]| and /)
    .map((part) =>
      part
        .replaceAll(/\(.*?\)/g, ' ')
        .replaceAll(salts, ' ')
        .replaceAll(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '');
}

type Item = {
  /** Undefined for what is taken already. */
  readonly id: number | undefined;
  readonly substances: readonly string[];
  readonly atcCodes: readonly string[];
  /** The groups that one of the substances belongs to. */
  readonly groups: ReadonlySet<Group>;
  /** Of the groups of ATC codes of which one medicine is enough, those that it belongs to. */
  readonly enough: readonly string[];
  readonly name?: string;
  readonly nameAr?: string | undefined;
};

const allGroups = Object.keys(groups) as Group[];

/** An item with what it belongs to, which is looked up once and not again for each pair. */
function itemOf(item: Omit<Item, 'groups' | 'enough'>): Item {
  const { substances, atcCodes } = item;
  return {
    ...item,
    groups: new Set(allGroups.filter((group) => substances.some((substance) => groups[group].has(substance)))),
    enough: oneIsEnough.filter((prefix) => atcCodes.some((code) => code.startsWith(prefix))),
  };
}

const stated = (known: string | Stated): Stated =>
  typeof known === 'string' ? { name: known, words: [known] } : known;

const idsOf = (...items: readonly Item[]): number[] => items.flatMap(({ id }) => id ?? []);

/** The one of two that is taken already. */
function knownOf(one: Item, other: Item): Pick<SafetyWarning, 'known' | 'knownAr'> {
  const { name: known, nameAr: knownAr } = one.name === undefined ? other : one;
  return { known, knownAr };
}

/** Each pair of these once, and each of them with each that is taken already. */
function pairsOf(items: readonly Item[], taken: readonly Item[]): (readonly [Item, Item])[] {
  return items.flatMap((one, n) => [...items.slice(n + 1), ...taken].map((other) => [one, other] as const));
}

/** An ATC code of the fifth level names a substance. */
const shareSubstance = (one: Item, other: Item): boolean =>
  one.substances.some((s) => other.substances.includes(s)) ||
  one.atcCodes.some((code) => code.length === 7 && other.atcCodes.includes(code));

function interactionOf([one, other]: readonly [Item, Item]): SafetyWarning[] {
  if (one.groups.size === 0 || other.groups.size === 0 || shareSubstance(one, other)) return [];
  const found = interactions.filter(
    ({ between: [a, b] }) => (one.groups.has(a) && other.groups.has(b)) || (one.groups.has(b) && other.groups.has(a)),
  );
  const worst = found.find(({ severity }) => severity === 'serious') ?? found[0];
  if (!worst) return [];
  const { severity, text, textAr } = worst;
  return [{ kind: 'interaction', severity, text, textAr, productIds: idsOf(one, other), ...knownOf(one, other) }];
}

function duplicateOf([one, other]: readonly [Item, Item]): SafetyWarning[] {
  const sameGroup = one.enough.some((prefix) => other.enough.includes(prefix));
  if (!sameGroup && !shareSubstance(one, other)) return [];
  const known = knownOf(one, other);
  const texts = known.known === undefined ? duplicateText : takenAlreadyText;
  return [{ kind: 'duplicate', severity: 'caution', ...texts, productIds: idsOf(one, other), ...known }];
}

/** An ATC code of fewer signs names a part of the body, not a group of medicines. */
const shortestGroup = 4;

const namedAllergies = allergyTable.map(({ named, substances }) => ({ named: named.map(normaliseArabic), substances }));

/** Whether an allergy by this name is to something in the product. A record also says that none is known. */
function isTo(allergy: string, item: Item): boolean {
  const allergyName = usualNames(normaliseArabic(allergy));
  if (allergyName.startsWith('no known')) return false;
  const listed = namedAllergies.filter(({ named }) => named.some((name) => allergyName.includes(name)));
  return item.substances.some(
    (name) => allergyName.includes(name) || listed.some(({ substances }) => substances.has(name)),
  );
}

/** The same of an allergy that is stated by an ATC code: to the substance, or to the group that the code stands for. */
function isToCode(text: string, item: Item): boolean {
  const code = atcCode(text);
  if (code.length < shortestGroup) return false;
  return item.atcCodes.some((own) => own.startsWith(code)) || substancesOfAtc(code).some((name) => isTo(name, item));
}

function allergyOf(item: Item, known: readonly Stated[]): SafetyWarning[] {
  const meant = known.find(
    ({ words, atcCodes = [] }) =>
      words.some((word) => isTo(word, item)) || atcCodes.some((code) => isToCode(code, item)),
  );
  if (meant === undefined) return [];
  const named = { known: meant.name, knownAr: meant.nameAr ?? undefined };
  return [{ kind: 'allergy', severity: 'serious', ...allergyText, productIds: idsOf(item), ...named }];
}

const everyName = namesOf(Object.values(groups).flatMap((group) => [...group]));

function takenAlready(known: Known, bought: readonly Item[]): Item[] {
  const boughtNames = namesOf(bought.flatMap(({ substances }) => substances));
  return known.substances.map(stated).map(({ name, nameAr, words, atcCodes: codes = [] }) => {
    const atcCodes = codes.map(atcCode);
    const named = [
      ...words.flatMap((word) => namedIn(word, everyName, boughtNames)),
      ...atcCodes.flatMap(substancesOfAtc),
    ];
    return itemOf({ id: undefined, substances: [...new Set(named)], atcCodes, name, nameAr: nameAr ?? undefined });
  });
}

/**
 * What to think about before taking these together, the serious first. Never complete: what it does not know it does not say
 * (DECISIONS §6). Each pair of products is named once for each kind.
 */
export function warningsFor(products: readonly Substances[], known: Known): SafetyWarning[] {
  const bought = products.map(({ id, substance, atc }): Item => {
    const substances = new Set([...substancesIn(substance), ...substancesOfAtc(atc)]);
    return itemOf({ id, substances: [...substances], atcCodes: atc.trim() === '' ? [] : [atcCode(atc)] });
  });
  const allergies = known.allergies.map(stated);
  const pairs = pairsOf(bought, takenAlready(known, bought));
  const all = [
    ...bought.flatMap((item) => allergyOf(item, allergies)),
    ...pairs.flatMap(interactionOf),
    ...pairs.flatMap(duplicateOf),
  ];
  return all.toSorted((a, b) => Number(b.severity === 'serious') - Number(a.severity === 'serious'));
}

/** Two medicines that are both taken already, or an allergy to one of them. */
export type TakenWarning = Omit<SafetyWarning, 'productIds' | 'known' | 'knownAr'> & {
  readonly between: readonly [string, string];
  /** The same in Arabic, where the record has it. */
  readonly betweenAr: readonly [string, string];
};

/**
 * What to think about among the medicines that a record says are taken now, by the same table as the cart (DECISIONS §6); the serious
 * first, each pair once for each kind, and never complete.
 */
export function warningsAmong(known: Known): TakenWarning[] {
  const taken = known.substances.map(stated);
  const nameOf = (n: number) => taken[n]?.name ?? '';
  const nameArOf = (n: number) => taken[n]?.nameAr ?? nameOf(n);
  // Without their names they are told apart by their place alone, as products are.
  const items = takenAlready(known, []).map(({ name: _name, nameAr: _nameAr, ...item }, n): Item => ({
    ...item,
    id: n,
  }));
  const allergies = known.allergies.map(stated);
  const pairs = pairsOf(items, []);
  return [
    ...items.flatMap((item) => allergyOf(item, allergies)),
    ...pairs.flatMap(interactionOf),
    ...pairs.flatMap(duplicateOf),
  ]
    .map(({ productIds: [one = 0, other = -1], known: allergy = '', knownAr = allergy, ...warning }): TakenWarning => ({
      ...warning,
      between: [nameOf(one), nameOf(other) || allergy],
      betweenAr: [nameArOf(one), nameArOf(other) || knownAr],
    }))
    .toSorted((a, b) => Number(b.severity === 'serious') - Number(a.severity === 'serious'));
}
