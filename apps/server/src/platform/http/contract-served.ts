import type { Endpoint } from '@balsam/contract';
import type { Route } from './serve.ts';

type Endpoints = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/**
 * Holds the modules to the contract before anything listens.
 * @throws Error that names each endpoint that the contract declares and no module serves, that a module serves and the contract does not
 * declare, or that is served twice
 */
export function assertContractServed(contract: Endpoints, routes: readonly Route[]): void {
  const declared = new Set(Object.values(contract).flatMap((module) => Object.values(module)));
  const served = routes.map(({ endpoint }) => endpoint);
  const faults = [
    ...[...declared].filter((endpoint) => !served.includes(endpoint)).map((it) => `No module serves ${nameOf(it)}.`),
    ...served.filter((endpoint) => !declared.has(endpoint)).map((it) => `The contract does not declare ${nameOf(it)}.`),
    ...served.filter((it, at) => served.indexOf(it) < at).map((it) => `${nameOf(it)} is served twice.`),
  ];
  if (faults.length > 0)
    throw new Error([...faults, 'Routes stand in a *.routes.ts, modules in apps/server/src/modules.ts.'].join('\n'));
}
