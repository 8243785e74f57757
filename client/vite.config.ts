import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './plugins/compressed';
import { messages } from './plugins/messages';
import { rulebook } from './plugins/rulebook';

// `npm run dev` shows the client of this folder at a server that runs already: CROUPIER_SERVER=http://127.0.0.1:8000
const server = process.env.CROUPIER_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [messages(), rulebook(), svelte(), compressed()],
  build: {
    outDir: process.env.CROUPIER_CLIENT_OUT ?? '../src/croupier/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows what the server has itself
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['tests/**/*.test.ts'] },
});
