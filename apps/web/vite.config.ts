import tailwindcss from '@tailwindcss/vite';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { balsamCalls } from './vite/calls.ts';
import { precompress } from './vite/delivery.ts';
import { routes } from './vite/generated.ts';
import { ownIcons } from './vite/icons.ts';
import { linkPage } from './vite/link-page.ts';
import { messages } from './vite/messages.ts';
import { shells } from './vite/shells.ts';

const server = process.env['BALSAM_API'] ?? 'http://localhost:8080';
const toServer = { '/api': server, '/dev': server, '/docs': server, '/socket.io': { target: server, ws: true } };

const installable = VitePWA({
  registerType: 'prompt',
  injectRegister: null,
  manifest: {
    name: 'بلسم Balsam',
    short_name: 'بلسم',
    lang: 'ar',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    theme_color: '#005a9b',
    background_color: '#f3f6f9',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  },
  workbox: {
    globPatterns: ['**/*.{js,css,html,svg,woff2}'],
    // The worker itself brings it.
    globIgnores: ['push-worker.js'],
    importScripts: ['/push-worker.js'],
    navigateFallbackDenylist: [/^\/(api|docs|dev|openapi|healthz|readyz|socket\.io|sandbox|shl)/],
  },
});

export default defineConfig({
  plugins: [
    tanstackRouter(routes),
    ownIcons(),
    react(),
    tailwindcss(),
    messages(),
    balsamCalls(),
    linkPage(),
    shells(),
    installable,
    precompress(),
  ],
  build: {
    target: 'es2023',
    cssTarget: ['chrome120', 'safari17', 'firefox120'],
    // The page gets its links from the server, which knows its address (platform/http/web-pages.ts).
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_name, files, { hostType }) => (hostType === 'html' ? [] : files),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a slow machine a first start would greet a newcomer with the bundler's timings.
      checks: { bundlerTimings: false },
      // What so many chunks share comes as one file: fifty crumbs pack badly, and made a first load 10 kB larger.
      output: {
        codeSplitting: { groups: [{ name: 'common', minShareCount: 20 }] },
        // The first file names every other one, to fetch them side by side: names cost there what hashes must.
        chunkFileNames: 'assets/[hash:7].js',
      },
    },
    // Which route came into which file: `npm run bench -- sizes` reads it.
    manifest: true,
  },
  server: { proxy: toServer },
  preview: { proxy: toServer },
});
