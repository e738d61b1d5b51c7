import { join } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { Generator, getConfig } from '@tanstack/router-generator';
import { paraglide, routes } from '../vite/generated.ts';

/** Writes what is generated and not committed (texts, route tree), so that types can be checked without a build. */
const root = join(import.meta.dirname, '..');
process.chdir(root);
await compile(paraglide);
await new Generator({ config: getConfig(routes, root), root }).run();
