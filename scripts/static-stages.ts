import type { Stage } from './stages.ts';

/** The static checks, longest first. `npm run generate` comes before. */
export const staticStages: readonly Stage[] = [
  {
    name: 'lint and types',
    command: 'oxlint --type-aware --type-check --deny-warnings',
    mend: 'Some of it mends itself: npm run lint -- --fix. Missing paraglide or route-tree files: npm run generate',
  },
  {
    name: 'unused code and dependencies',
    command: 'knip --no-config-hints',
    mend: 'Delete what nobody uses, or no longer export it.',
  },
  {
    name: 'boundaries',
    command: 'depcruise packages apps/server/src apps/server/test apps/web/src --config .dependency-cruiser.mjs',
    mend: 'Import a module by its index.ts; .dependency-cruiser.mjs says which way imports run.',
  },
  {
    name: 'folders',
    command: 'depcruise apps/server/src apps/web/src --config .dependency-cruiser.folders.mjs',
    mend: 'Two folders of a module need each other: move what both need into a third, or below the one that uses it.',
  },
  { name: 'format', command: 'oxfmt --check', mend: 'npm run format' },
  {
    name: 'texts',
    command: 'node apps/web/scripts/check-messages.ts',
    mend: 'Write the text in both languages in apps/web/src/messages/<area>/, or delete the key.',
  },
  {
    name: 'texts of the server',
    command: 'node scripts/check-server-texts.ts',
    mend: 'Write the text in both languages in the <module>.texts.ts beside the file.',
  },
  {
    name: 'names of the wire',
    command: 'node scripts/check-wire-names.ts',
    mend: 'Replies come with names of the app (orderMode); type them by ApiReply of #shared/api/client.ts.',
  },
  {
    name: 'rules of the specification',
    command: 'node scripts/check-rules.ts',
    mend: 'Rules are listed in docs/spec/rules.md; npm run rules -- --write fills in the tests.',
  },
];
