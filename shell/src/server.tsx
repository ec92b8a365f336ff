import type {
  PageCall,
  PageCallAnswer,
  PageRequest,
  RenderedPage,
} from '@commons/contracts/front-ends/page-rendering';
import type { ApiClient, Session } from '@commons/contracts/shell-contract';
import { createApiClient } from '@commons/web-kit/api/api-client';
import { createQueryClient } from '@commons/web-kit/api/query-client';
import * as query from '@commons/web-kit/query';
import * as remoteLoader from '@commons/web-kit/remote-loader';
import * as router from '@commons/web-kit/router';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToReadableStream } from 'react-dom/server.browser';
import { StaticRouter } from 'react-router-dom';
import { keepAnswers } from './page-answers';
import { Site } from './site';

// Entry of the shell's server bundle: the ShellServerBundle of contracts/front-ends/page-rendering.ts.

export const shared = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@commons/web-kit/router': router,
  '@commons/web-kit/query': query,
  '@commons/web-kit/remote-loader': remoteLoader,
};

/** Maximum number of renders: a page whose data leads to further queries is rendered again. */
const maxRenders = 4;

export async function renderPage(
  { address, registry }: PageRequest,
  loadApp: (remote: string) => unknown,
  call: (call: PageCall) => Promise<PageCallAnswer>,
): Promise<RenderedPage> {
  const load = async (id: string) => loadApp(id.slice(0, -'/App'.length));
  remoteLoader.startRemotes({ register: () => undefined, load }, registry);
  const queryClient = createQueryClient();
  const page = (
    <StaticRouter location={address}>
      <Site api={guestApi(call)} queryClient={queryClient} session={unknownVisitor} />
    </StaticRouter>
  );
  try {
    for (let renders = 1; ; renders++) {
      const html = await toHtml(page);
      const open = openQueries(queryClient);
      if (open.length === 0) return { html, data: answers(queryClient) };
      if (renders === maxRenders)
        throw new Error('the page still has open queries after its last render');
      await Promise.all(open.map((one) => one.fetch()));
      keepAnswers(queryClient, answers(queryClient));
    }
  } finally {
    // Also stops the timers that would keep its answers.
    queryClient.clear();
  }
}

async function toHtml(page: react.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const stream = await renderToReadableStream(page, {
    // As a whole: streaming would need inline scripts.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  await stream.allReady;
  if (errors.length > 0) throw errors[0];
  return new Response(stream).text();
}

/** Queries of the page without an answer so far. */
const openQueries = (client: query.QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(
      ({ state, options }) =>
        state.status === 'pending' && (options as { enabled?: unknown }).enabled !== false,
    );

const answers = (client: query.QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data] as const);

/** The visitor is unknown: the browser finds out once it runs the page (web-kit/src/session.ts). */
const unknownVisitor: Session = {
  user: null,
  loading: true,
  signIn: () => undefined,
  signOut: async () => undefined,
  refresh: async () => undefined,
};

const guestApi = (call: (call: PageCall) => Promise<PageCallAnswer>): ApiClient =>
  createApiClient({
    base: '',
    readToken: () => null,
    onUnauthorized: () => undefined,
    exchange: async ({ method, url, headers, body }) => {
      if (body instanceof FormData) throw new Error('a page uploads nothing while it is rendered');
      const answer = await call({ method, path: url, headers, body });
      return {
        status: answer.status,
        statusText: '',
        header: (name) => answer.headers[name.toLowerCase()] ?? null,
        body: answer.body,
      };
    },
  });
