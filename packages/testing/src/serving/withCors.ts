const preflight = {
  'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
} as const;

/** Lets any page talk to a test server: it runs on loopback, holds no secrets and takes no cookies. */
export function withCors(
  serve: (request: Request) => Promise<Response>,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: preflight })
        : await serve(request);
    const headers = new Headers(response.headers);
    headers.set('access-control-allow-origin', '*');
    headers.set('access-control-expose-headers', 'mcp-session-id, mcp-protocol-version');
    return new Response(response.body, { status: response.status, headers });
  };
}
