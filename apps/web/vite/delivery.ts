import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
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

const worthCompressing = (name: string, size: number): boolean =>
  /\.(js|css|html|svg|webmanifest)$/.test(name) && size >= 256;

/** Each text of the build stands beside its brotli and gzip twin, so that the server compresses nothing. */
export const precompress = (): Plugin => ({
  name: 'balsam:precompress',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const made = Object.entries(bundle).map(
        ([name, file]) => [name, Buffer.from(file.type === 'chunk' ? file.code : file.source)] as const,
      );
      // What lies ready in `public` is copied beside the bundle.
      const { publicDir } = this.environment.config;
      const copied = (publicDir ? globSync('**/*.*', { cwd: publicDir }) : []).map(
        (name) => [name, readFileSync(path.join(publicDir, name))] as const,
      );
      for (const [name, raw] of [...made, ...copied]) {
        if (!worthCompressing(name, raw.length)) continue;
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
        this.emitFile({ type: 'asset', fileName: `${name}.br`, source: brotliCompressSync(raw, { params }) });
        this.emitFile({ type: 'asset', fileName: `${name}.gz`, source: gzipSync(raw, { level: 9 }) });
      }
    },
  },
});
