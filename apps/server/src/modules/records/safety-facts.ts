import { dangerOf, sharedDoubt, worstDanger, type Danger, type Doubt } from '@balsam/domain/records';
import type { Stated } from '@balsam/domain/safety';
import type { Sql } from '#platform/db/types.ts';
import { namedIn, titleOf } from './fhir/medicine.ts';
import { isNoneKnown } from './fhir/none-known.ts';
import { resolverOf, type Located, type Resolve } from './fhir/references.ts';
import { isRestricted } from './fhir/restricted.ts';
import { currentSafetyResources, located, medicinesPointedTo } from './safety-facts.store.ts';
import { hiddenResources } from './hidden-resources.ts';
import { asBody, listIn } from './entries/entry-of.ts';
import { verificationOf } from './medical-file/lines-of-a-name.ts';
import { isUnconfirmed } from './statements.ts';

/** `isUnconfirmed`: nobody but the person says it; `doubt`: none of those who say it is sure. */
type SafetyFact = Stated & {
  /** How dangerous an allergy is, by the worst that is said of it. */
  readonly danger: Danger;
  readonly isUnconfirmed: boolean;
  readonly doubt: Doubt | null;
};
/** In the words of the record, each once. */
type SafetyFacts = { readonly allergies: readonly SafetyFact[]; readonly medicines: readonly SafetyFact[] };

/** How the medicines of these resources are followed; what they point to is read only when they do. */
export async function medicineResolver(db: Sql, personId: number, resources: readonly Located[]): Promise<Resolve> {
  const isLinked = resources.some(({ body }) => 'medicationReference' in body);
  const there = isLinked ? (await medicinesPointedTo(db, personId)).map(located) : [];
  return resolverOf([...resources, ...there]);
}

const dangerIn = (body: Located['body']): Danger =>
  dangerOf(
    [body['criticality']],
    listIn(body['reaction']).map((reaction) => asBody(reaction)['severity']),
  );

const statedIn = (resources: readonly Located[], resolve: Resolve): SafetyFact[] => {
  const all = resources.flatMap((resource) => {
    const thing = namedIn(resource, resolve);
    const name = titleOf(thing);
    const stated = { name: name ?? '', words: thing.words, atcCodes: thing.atcCodes };
    const { nameAr = null } = thing;
    return name === undefined || isNoneKnown(resource.body, name)
      ? []
      : [
          {
            stated,
            nameAr,
            isUnconfirmed: isUnconfirmed(resource),
            doubt: verificationOf({ facts: resource.body }),
            danger: dangerIn(resource.body),
          },
        ];
  });
  const each = Map.groupBy(all, ({ stated }) => JSON.stringify(stated));
  return [...each.values()].map((same) => ({
    ...same[0]!.stated,
    nameAr: same.find(({ nameAr }) => nameAr !== null)?.nameAr ?? null,
    isUnconfirmed: same.every((one) => one.isUnconfirmed),
    danger: worstDanger(same.map(({ danger }) => danger)),
    doubt: sharedDoubt(same.map(({ doubt }) => doubt)),
  }));
};

/**
 * What a person is allergic to and takes now, as their record says it: what warnings about medicines go by (DECISIONS §6); without what
 * is marked sensitive where the reader must not see it.
 */
export async function safetyFactsOf(db: Sql, personId: number, { hideSensitive = false } = {}): Promise<SafetyFacts> {
  const rows = await currentSafetyResources(db, { personId });
  const hidden = await hiddenResources(db, personId, { held: false, sensitive: hideSensitive });
  const resources = rows
    .filter(({ id }) => !hidden.has(id))
    .map(located)
    .filter(({ body }) => !(hideSensitive && isRestricted(body)));
  const resolve = await medicineResolver(db, personId, resources);
  const [allergies, medicines] = [true, false].map((isAllergy) =>
    statedIn(
      resources.filter(({ type }) => (type === 'AllergyIntolerance') === isAllergy),
      resolve,
    ),
  );
  return { allergies: allergies!, medicines: medicines! };
}
