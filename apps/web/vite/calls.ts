import { contract, type Endpoint } from '@balsam/contract';
import type { Plugin } from 'vite';

const id = 'virtual:balsam-calls';
const resolved = `\0${id}`;

/** Short, because all of them are in the first load: the version is said only where it is not the first. */
const callOf = ({ method, path, versions: [version = 'v1'] = [] }: Endpoint): string =>
  `${method} ${version === 'v1' ? '' : version}${path}`;

const callsOf = (module: Readonly<Record<string, Endpoint>>): Record<string, string> =>
  Object.fromEntries(Object.entries(module).map(([name, call]) => [name, callOf(call)]));

/** Spoken by screens and kiosks, which have a client of their own. */
const ofDevices = 'queueDevices';

/**
 * `virtual:balsam-calls`: `{ module: { call: 'GET /path' } }` or, of another version than the first, `'GET v2/path'`, read from the contract while building, so that the
 * schemas themselves never travel to the browser.
 */
export const balsamCalls = (): Plugin => ({
  name: 'balsam:calls',
  resolveId: (source) => (source === id ? resolved : undefined),
  load: (source) =>
    source === resolved
      ? `export default ${JSON.stringify(
          Object.fromEntries(
            Object.entries(contract)
              .filter(([module]) => module !== ofDevices)
              .map(([module, calls]) => [module, callsOf(calls)]),
          ),
        )}`
      : undefined,
});
