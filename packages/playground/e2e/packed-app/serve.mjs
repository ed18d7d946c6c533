// Builds this app and serves it, with the travel server of the packed @assent/testing behind /mcp.
import { listenTravelServer } from '@assent/testing/node';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';

const travel = await listenTravelServer();
const config = {
  configFile: false,
  logLevel: 'warn',
  plugins: [react()],
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { moduleLevelDirective: false } } },
  preview: {
    host: '127.0.0.1',
    port: Number(process.env.PORT),
    strictPort: true,
    proxy: {
      '/mcp': {
        target: travel.origin,
        changeOrigin: true,
        configure: (proxy) => proxy.on('proxyReq', (request) => request.removeHeader('origin')),
      },
    },
    headers: {
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data: blob:",
    },
  },
};
await build(config);
await preview(config);
process.stdout.write(`packed app ready http://127.0.0.1:${process.env.PORT}/\n`);
