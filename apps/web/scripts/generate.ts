import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { routes } from '../vite/generated.ts';
import { compileMessages } from '../vite/messages.ts';

/** Writes what is generated and not committed (texts, route tree), so that types can be checked without a build. */
const root = join(import.meta.dirname, '..');
process.chdir(root);
await compileMessages();
await new Generator({ config: getConfig(routes, root), root }).run();
