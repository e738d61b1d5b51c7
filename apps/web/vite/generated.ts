/** What the build and `scripts/generate.ts` must agree on: where texts and routes are compiled to. */
export const paraglide = {
  project: './project.inlang',
  outdir: './src/paraglide',
  strategy: ['globalVariable', 'baseLocale'] as ['globalVariable', 'baseLocale'],
  outputStructure: 'message-modules' as const,
  emitTsDeclarations: true,
  isServer: 'false',
};

export const routes = {
  target: 'react' as const,
  autoCodeSplitting: true,
  routesDirectory: './src/routes',
  generatedRouteTree: './src/route-tree.gen.ts',
  routeFileIgnorePattern: '\\.test\\.',
  quoteStyle: 'single' as const,
};
