import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { precompress, preloadFont } from './vite/delivery.ts';

/** Builds `/shl` beside the app: apart, so that no file of it is shared with what knows a log-in. The app's build has compiled the texts. */
export default defineConfig({
  plugins: [react(), tailwindcss(), preloadFont(), precompress()],
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'safari17', 'firefox120'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    emptyOutDir: false,
    // The app's build has brought it.
    copyPublicDir: false,
    rolldownOptions: {
      input: 'shl.html',
      checks: { bundlerTimings: false },
      output: { chunkFileNames: 'assets/[hash:8].js' },
    },
  },
});
