// npm leaves optional packages for other platforms out of the lockfile when its registry does not have them, and `npm ci` then calls the
// lockfile out of sync. This adds an entry for each that is missing; it is never fetched on the platforms at hand.
// Run it after every `npm install`.
import { readFileSync, writeFileSync } from 'node:fs';

const systems = [
  'android',
  'darwin',
  'freebsd',
  'openharmony',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
  'win32',
  'windows',
  'linux',
];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'mips64el'];
const file = process.argv[2] ?? 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

/** The first of `names` that stands in the package's own name as a word. */
const wordIn = (name, names) =>
  names.find((word) => new RegExp(`(^|-)${word}(-|$|v)`).test(name.split('/').at(-1))) ?? 'none';

/** Whether npm would find `name` from `where`, walking up as Node does. */
const isResolved = (where, name) => {
  const at = `${where ? `${where}/` : ''}node_modules/${name}`;
  if (packages[at]) return true;
  if (!where) return false;
  const end = where.lastIndexOf('/node_modules/');
  return isResolved(end < 0 ? '' : where.slice(0, end), name);
};

const missing = Object.entries(packages)
  .filter(([where]) => where === '' || where.includes('node_modules'))
  .flatMap(([where, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isResolved(where, name))
      .map(([name, version]) => ({ name, version, dev })),
  );

for (const { name, version, dev } of missing) {
  if (!/^\d/.test(version)) throw new Error(`${name}@${version} is not pinned exactly: npm has to resolve it`);
  const os = wordIn(name, systems);
  packages[`node_modules/${name}`] = {
    version,
    cpu: [wordIn(name, processors)],
    ...(dev && { dev: true }),
    optional: true,
    os: [os === 'windows' ? 'win32' : os],
  };
}
lock.packages = Object.fromEntries(
  Object.entries(packages).toSorted(([a], [b]) => (a === '' ? -1 : b === '' ? 1 : a.localeCompare(b, 'en'))),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${missing.length} optional packages of other platforms added\n`);
