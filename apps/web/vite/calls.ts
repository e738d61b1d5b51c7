import { contract, type Endpoint } from '@balsam/contract';
import type { Plugin } from 'vite';

const id = 'virtual:balsam-calls';
const resolved = `\0${id}`;

const callOf = ({ method, path, versions }: Endpoint): [string, string] => [
  method,
  `/api/${versions?.[0] ?? 'v1'}${path}`,
];

const callsOf = (module: Readonly<Record<string, Endpoint>>): Record<string, [string, string]> =>
  Object.fromEntries(Object.entries(module).map(([name, call]) => [name, callOf(call)]));

/**
 * `virtual:balsam-calls`: `{ module: { call: [method, whole path] } }`, read from the contract while building, so that the
 * schemas themselves never travel to the browser.
 */
export const balsamCalls = (): Plugin => ({
  name: 'balsam:calls',
  resolveId: (source) => (source === id ? resolved : undefined),
  load: (source) =>
    source === resolved
      ? `export default ${JSON.stringify(Object.fromEntries(Object.entries(contract).map(([module, calls]) => [module, callsOf(calls)])))}`
      : undefined,
});
