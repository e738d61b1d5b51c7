import type { Plugin } from 'vite';

/** While developing, `/shl` is its own page, as the server has it of the build. */
export const linkPage = (): Plugin => ({
  name: 'balsam:link-page',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (/^\/shl(?:[?#]|$)/.test(request.url ?? '')) request.url = '/shl.html';
      next();
    });
  },
});
