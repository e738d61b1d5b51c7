import boundaries from './.dependency-cruiser.mjs';

/**
 * Folders within a module or an area need each other one way only. Checked apart from the other boundaries because tests, which may look
 * anywhere, are left out of the graph. scripts/boundaries.test.ts shows that the rule can fail.
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/(server/src/modules|web/src/areas)/' },
      to: { circular: true },
    },
  ],
  options: {
    ...boundaries.options,
    exclude: { path: `${boundaries.options.exclude.path}|\\.(test|fixture|testing)\\.tsx?$|^apps/server/test/` },
  },
};
