import { type IncomingHttpHeaders, request } from 'node:http';
import type { ManifestRoute, RemoteManifest } from '@commons/contracts/front-ends/remotes';
import {
  createTestService,
  type TestService,
} from '@commons/service-kit/testing/create-test-service';
import type { InternalAnswers } from '@commons/service-kit/testing/other-services';
import { gatewayService } from '../app.module.js';
import { json, startUpstream, type TestUpstream } from './test-upstream.js';

const upstreamNames = [
  'directory',
  'jobs',
  'resumes',
  'ai',
  'shell',
  'mfe-public',
  'mfe-employer',
  'mfe-jobseeker',
  'mfe-tools',
] as const;
type UpstreamName = (typeof upstreamNames)[number];

/** The gateway in front of small real servers. `auth` is that of the test service, which only publishes keys. */
export interface TestPortal extends Record<UpstreamName, TestUpstream> {
  readonly gateway: TestService;
  /** Sends a path exactly as written, which fetch would normalise. */
  raw(path: string, options?: RawOptions): Promise<RawAnswer>;
  /** Repeats a request until its answer matches, for state that the gateway polls. @throws Error after 20 s */
  until(path: string, suits: (answer: RawAnswer) => boolean): Promise<RawAnswer>;
  /** Restores the initial answers of every upstream. */
  reset(): void;
  close(): Promise<void>;
}

interface RawOptions {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

export interface RawAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

export const shellPage = `<!doctype html><html lang="en"><head><meta charset="utf-8">
<!--commons:head--><title>Commons</title><!--/commons:head-->
<meta name="commons-api" content="/api"><meta name="commons-place" content=""><meta name="commons-time-zone" content="">
<script>let early = 1;</script><!--commons:registry--><!--commons:server server.11223344.cjs--><link rel="stylesheet" href="/assets/shell.css"></head><body><!--commons:root--><div id="root"><!--commons:missing--></div><!--/commons:root--></body></html>`;

export function manifest(name: string, routes: ManifestRoute[] = []): RemoteManifest {
  return {
    name,
    version: '1.0.0',
    entry: 'remoteEntry.0123abcd.js',
    shell_contract: 1,
    libraries: {},
    integrity: {},
    texts: {},
    exposes: ['./App'],
    assets: ['routes.4567ef01.js'],
    routes,
  };
}

const publicRoutes: ManifestRoute[] = [
  { path: '/', heads: { en: { title: 'Start' } }, assets: [] },
  {
    path: '/jobs',
    heads: {
      en: { title: 'Job Board', description: 'Find jobs in {place}.' },
      es: { title: 'Bolsa de trabajo', description: 'Encuentre empleo en {place}.' },
    },
    feed: '/api/jobs/feed.atom',
    assets: [],
  },
  { path: '/pages/:address', heads: { en: { title: 'Page' } }, assets: [] },
  { path: '/login', unlisted: true, assets: [] },
  { path: '/verify-email', private: true, assets: [] },
  { path: '/operator', operator: true, assets: [] },
  {
    path: '/jobs/:id',
    heads: { en: { title: 'Job', description: 'A job.', missing: 'Job not found' } },
    head_service: 'jobs',
    assets: ['job-detail.89ab.js', 'job-detail.cdef.css'],
  },
  {
    path: '/business-directory/:id',
    heads: { en: { title: 'Business', description: 'A shop.', missing: 'Business not found' } },
    head_service: 'directory',
    assets: [],
  },
  {
    path: '/shared-profile/:token',
    heads: { en: { title: 'Profile', description: 'A person.', missing: 'Profile not found' } },
    head_service: 'resumes',
    noindex: true,
    assets: [],
  },
];
const ownRoutes: Partial<Record<UpstreamName, ManifestRoute[]>> = {
  'mfe-public': publicRoutes,
  'mfe-employer': [{ path: '/employer-dashboard', account_type: 'employer', assets: [] }],
};

function firstAnswer(name: UpstreamName) {
  if (name === 'shell') {
    return startUpstream((_request, response) => {
      response.setHeader('content-type', 'text/html').end(shellPage);
    });
  }
  const remote = name.startsWith('mfe-') ? manifest(name, ownRoutes[name]) : { service: name };
  return startUpstream(json(remote));
}

const settingOf = (name: string) => `${name.toUpperCase().replaceAll('-', '_')}_URL`;

/** Disables all limits, which tests of the limits override. */
const noLimits = {
  RATE_LIMIT_SIGN_IN: '0',
  RATE_LIMIT_WRITE: '0',
  RATE_LIMIT_SEARCH: '0',
  RATE_LIMIT_UPLOAD: '0',
  RATE_LIMIT_ALL: '0',
};

/** Starts the gateway and its upstreams, and waits until it has read all of them. */
export async function startTestPortal(
  env: Record<string, string> = {},
  internal?: InternalAnswers,
): Promise<TestPortal> {
  const servers = await Promise.all(
    upstreamNames.map(async (name) => [name, await firstAnswer(name)] as const),
  );
  const isRemote = ([name]: (typeof servers)[number]) => name.startsWith('mfe-');
  const urls = servers
    .filter((server) => !isRemote(server))
    .map(([name, server]) => [settingOf(name), server.url]);
  const REMOTES = servers
    .filter(isRemote)
    .map(([name, server]) => `${name}=${server.url}`)
    .join(',');
  const stopAll = () => Promise.allSettled(servers.map(([, server]) => server.stop()));
  const settings = {
    ...Object.fromEntries(urls),
    REMOTES,
    ...noLimits,
    SITE_URL: 'https://commons.example',
    REGISTRY_POLL_MS: '50',
    ...env,
  };
  const gateway = await createTestService(gatewayService, {
    env: settings,
    ...(internal && { internal }),
  }).catch(async (error) => {
    await stopAll();
    throw error;
  });
  const raw = (path: string, options?: RawOptions) => sendRaw(gateway.url + path, options);
  const portal: TestPortal = {
    ...(Object.fromEntries(servers) as Record<UpstreamName, TestUpstream>),
    gateway,
    raw,
    until: (path, suits) => askUntil(() => raw(path), suits),
    reset() {
      for (const [, server] of servers) server.reset();
    },
    async close() {
      await gateway.close();
      await stopAll();
    },
  };
  // Polls paths without limits, so that a test of the limits has all of its calls.
  await portal.until('/readyz', ({ status }) => status === 200);
  await portal.until('/mfe/registry.json', knowsAllRemotes);
  return portal;
}

const knowsAllRemotes = ({ text }: RawAnswer) =>
  JSON.parse(text).remotes.length ===
  upstreamNames.filter((name) => name.startsWith('mfe-')).length;

async function askUntil(
  ask: () => Promise<RawAnswer>,
  suits: (answer: RawAnswer) => boolean,
): Promise<RawAnswer> {
  const end = performance.now() + 20_000;
  for (;;) {
    const answer = await ask();
    if (suits(answer)) return answer;
    if (performance.now() > end) {
      throw new Error(`never answered as expected, last answer ${answer.status}: ${answer.text}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
}

function sendRaw(url: string, options: RawOptions = {}): Promise<RawAnswer> {
  const { host, pathname: _, port, hostname } = new URL(url);
  const path = url.slice(url.indexOf(host) + host.length);
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method: options.method ?? 'GET', headers: options.headers ?? {} },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    sent.once('error', reject);
    sent.end(options.body);
  });
}
