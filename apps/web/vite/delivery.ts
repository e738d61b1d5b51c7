import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Cairo is asked for with the page of health links itself, under the name that the build gave it. The app's page is linked by the server. */
export const preloadFont = (): Plugin => ({
  name: 'balsam:preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.keys(bundle ?? {})
        .filter((file) => /cairo-arabic-wght.*woff2$/.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
          injectTo: 'head-prepend' as const,
        })),
  },
});

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const worthCompressing = (name: string, size: number): boolean =>
  /\.(js|css|html|svg|webmanifest)$/.test(name) && size >= 256;

/** Each text of the build stands beside its brotli and gzip twin, so that the server compresses nothing. */
export const precompress = (): Plugin => ({
  name: 'balsam:precompress',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const made = Object.entries(bundle).map(
        ([name, file]) => [name, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const,
      );
      // What lies ready in `public` is copied beside the bundle.
      const { publicDir } = this.environment.config;
      const copied = (publicDir ? globSync('**/*.*', { cwd: publicDir }) : []).map(
        (name) => [name, readFileSync(path.join(publicDir, name))] as const,
      );
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      const compress = async ([name, raw]: readonly [string, Buffer]): Promise<void> => {
        const [br, gz] = await Promise.all([toBrotli(raw, { params }), toGzip(raw, { level: 9 })]);
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: br });
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gz });
      };
      const worthIt = [...made, ...copied].filter(([name, raw]) => worthCompressing(name, raw.length));
      await Promise.all(worthIt.map(compress));
    },
  },
});
