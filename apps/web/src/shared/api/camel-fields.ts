type Words<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Capitalize<Lowercase<Head>>}${Words<Rest>}`
  : Capitalize<Lowercase<Name>>;

type CamelName<Name> = Name extends string ? (Name extends Uppercase<Name> ? Uncapitalize<Words<Name>> : Name) : Name;

/** Kept in the browser under the very names of SPEC §3, and sent back under them; `extraInfoOf` reads it. */
type Kept = 'userExtraInfo';

/** What the wire names in capitals (`ORDER_MODE`), by the names that the app uses (`orderMode`); other names stay. */
export type CamelFields<T> = T extends readonly (infer Item)[]
  ? CamelFields<Item>[]
  : T extends object
    ? { [Name in keyof T as CamelName<Name>]: Name extends Kept ? T[Name] : CamelFields<T[Name]> }
    : T;

const kept: Kept = 'userExtraInfo';
const inCapitals = /^[A-Z][A-Z\d]*(?:_[A-Z\d]+)*$/;

const camelName = (name: string): string =>
  inCapitals.test(name)
    ? name.toLowerCase().replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
    : name;

const renamed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(renamed);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [camelName(name), name === kept ? each : renamed(each)]),
  );
};

/** The one place where the wire's names in capitals end. A file (`Blob`) is handed on as it is. */
export const camelFields = <T>(reply: T): CamelFields<T> => renamed(reply) as CamelFields<T>;
