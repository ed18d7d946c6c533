import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { createLogger, type InlineConfig, type Logger, type ProxyOptions } from 'vite';

/** What the built page may do: nothing from elsewhere, no inline script or style, no eval. */
export const contentSecurityPolicy: string = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

function proxyTo(url: string): ProxyOptions {
  const { origin, pathname } = new URL(url);
  return {
    target: origin,
    changeOrigin: true,
    rewrite: () => pathname,
    configure: (proxy) => {
      // The browser's Origin names this page; the servers behind are loopback ones that check for their own.
      proxy.on('proxyReq', (request) => request.removeHeader('origin'));
      // 503 tells the page "down, try again"; Vite's own answer is a 500, which could be the server's.
      proxy.on('error', (_error, _request, response) => {
        if (!('writeHead' in response)) return response.end();
        if (!response.headersSent) response.writeHead(503, { 'content-type': 'text/plain' });
        response.end('The server behind this address is not running.');
      });
    },
  };
}

/** A model at an OpenAI-compatible endpoint, for the sampling demonstrations. */
export interface PlaygroundModel {
  /** Up to and with the version, such as `http://127.0.0.1:11434/v1`. */
  readonly url: string;
  readonly name: string;
  readonly apiKey?: string;
}

/** The key is added here, so that no page ever holds it. */
function proxyToModel({ url, apiKey }: PlaygroundModel): ProxyOptions {
  const { origin, pathname } = new URL(url);
  return {
    target: origin,
    changeOrigin: true,
    rewrite: (path) => path.replace(/^\/model/, pathname.replace(/\/$/, '')),
    ...(apiKey === undefined ? {} : { headers: { authorization: `Bearer ${apiKey}` } }),
  };
}

/** A server that is down is part of the show: the page says so, and the terminal need not print a stack for it. */
function quietLogger(): Logger {
  const logger = createLogger('warn');
  return {
    ...logger,
    error: (message, options) => {
      if (!message.includes('http proxy error')) logger.error(message, options);
    },
  };
}

/** The page and, below `/servers/`, its MCP servers on the same origin: a browser needs no CORS that way. */
export function viteConfig(options: {
  readonly port: number;
  readonly outDir: string;
  readonly servers: Readonly<Record<string, string>>;
  readonly model?: PlaygroundModel;
}): InlineConfig {
  const proxy: Record<string, ProxyOptions> = Object.fromEntries(
    Object.entries(options.servers).map(([name, url]) => [`/servers/${name}`, proxyTo(url)]),
  );
  if (options.model !== undefined) proxy['/model'] = proxyToModel(options.model);
  const address = { host: '127.0.0.1', port: options.port, strictPort: true, proxy };
  return {
    root: fileURLToPath(new URL('..', import.meta.url)),
    configFile: false,
    customLogger: quietLogger(),
    clearScreen: false,
    plugins: [react()],
    define: { __PLAYGROUND_MODEL__: JSON.stringify(options.model?.name ?? null) },
    server: address,
    preview: { ...address, headers: { 'content-security-policy': contentSecurityPolicy } },
    build: {
      outDir: options.outDir,
      emptyOutDir: true,
      // An inlined asset would be a data: URL, which the policy rightly refuses for scripts and fonts.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  };
}
