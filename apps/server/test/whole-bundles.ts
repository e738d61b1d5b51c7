import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { personBundles } from '#modules/records/person-bundles.fixture.ts';
import { isFull } from './full.ts';

const folder = path.join(import.meta.dirname, '../../../../shared/data/fhir');

const beside = (): [name: string, text: string][] =>
  isFull && existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')])
    : [];

/** Whole records as FHIR bundles: our own, and in `npm run test:full` those that lie beside the project. */
export const wholeBundles: ReadonlyMap<string, string> = new Map([
  ...Object.entries(personBundles).map(([name, bundle]): [string, string] => [name, JSON.stringify(bundle)]),
  ...beside(),
]);
