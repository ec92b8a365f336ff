// Built into its own file, /service-worker.js (define-shell.mjs). It imports nothing. It caches read pages for
// offline use, and never answers while there is a network: an old page or old code is not shown after a publish. It
// caches pages as guests get them, and only those that the gateway marks (docs/adr/0031-offline-pages.md); it does not
// handle the API.
{
  const version = 1;
  const stores = {
    pages: { name: `commons-pages-${version}`, most: 60 },
    code: { name: `commons-code-${version}`, most: 250 },
    pictures: { name: `commons-pictures-${version}`, most: 100 },
  } as const;
  type Store = (typeof stores)[keyof typeof stores];
  const offlinePage = '/offline';
  /** Files that never change under their name. */
  const code = /^\/(?:assets|mfe)\/.*[.-][0-9a-f]{8,}\.\w+$/;
  const picture = /^\/uploads\//;

  // The types of workers and those of pages exclude each other.
  interface LastingEvent extends Event {
    waitUntil(done: Promise<unknown>): void;
  }
  interface RequestEvent extends LastingEvent {
    readonly request: Request;
    readonly preloadResponse?: Promise<Response | undefined>;
    respondWith(answer: Promise<Response>): void;
  }
  interface PageMessageEvent extends LastingEvent {
    readonly data: CachePageMessage | 'forget';
  }
  interface Worker {
    readonly location: Location;
    readonly registration: ServiceWorkerRegistration;
    readonly clients: { claim(): Promise<void> };
    skipWaiting(): Promise<void>;
    addEventListener(type: 'install' | 'activate', listener: (event: LastingEvent) => void): void;
    addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
    addEventListener(type: 'message', listener: (event: PageMessageEvent) => void): void;
  }
  const worker = self as unknown as Worker;

  const storeOf = (path: string): Store | undefined => {
    if (code.test(path)) return stores.code;
    return picture.test(path) ? stores.pictures : undefined;
  };

  /** The most recent one is last; the oldest are evicted when there are too many. */
  const put = async ({ name, most }: Store, key: string, answer: Response) => {
    const cache = await caches.open(name);
    await cache.delete(key, { ignoreVary: true });
    await cache.put(key, answer);
    const keys = await cache.keys();
    for (const old of keys.slice(0, Math.max(0, keys.length - most))) {
      await cache.delete(old, { ignoreVary: true });
    }
  };
  const find = async ({ name }: Store, key: string) =>
    (await caches.open(name)).match(key, { ignoreVary: true });

  /** The language is the reader's choice and not part of the page's address. */
  const keyOf = (address: string): string => {
    const url = new URL(address, worker.location.href);
    url.searchParams.delete('lang');
    return url.pathname + url.search;
  };

  const cacheOfflinePage = async () => {
    const page = await fetch(offlinePage);
    if (page.ok) await put(stores.code, offlinePage, page);
  };

  /** Raised when the cache is cleared: a page whose fetch began before that is not stored. */
  let generation = 0;

  const cachePage = async ({ address, fresh }: CachePageMessage) => {
    const startedIn = generation;
    // A page opened by a link inside the site has not been fetched yet; its views have been counted.
    const answer = await fetch(address, {
      cache: fresh ? 'no-cache' : 'force-cache',
      headers: { purpose: 'prefetch' },
    });
    const mayCache = answer.ok && answer.headers.get('x-commons-offline') === 'may-keep';
    if (!mayCache) return;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    for (const name of ['content-encoding', 'content-length', 'set-cookie']) headers.delete(name);
    if (startedIn === generation)
      await put(stores.pages, keyOf(address), new Response(html, { headers }));
  };

  const cacheFiles = async (files: readonly string[]) => {
    for (const file of files) {
      const store = storeOf(file);
      if (!store || (await find(store, file))) continue;
      const answer = await fetch(file, { cache: 'force-cache' }).catch(() => undefined);
      if (answer?.ok) await put(store, file, answer);
    }
  };

  const cacheShown = async (shown: CachePageMessage) => {
    // Without storage or network it is cached another time.
    const nothing = () => undefined;
    await cachePage(shown).catch(nothing);
    await cacheFiles(shown.files).catch(nothing);
    await cacheOfflinePage().catch(nothing);
  };

  const clear = () => {
    generation += 1;
    return Promise.all([stores.pages, stores.pictures].map(({ name }) => caches.delete(name)));
  };

  /** The cached page, marked as such for the scripts of the page. */
  const cachedPage = async (url: string): Promise<Response | undefined> => {
    const cached = await find(stores.pages, keyOf(url));
    if (!cached) return undefined;
    const { headers } = cached;
    const at = new Date(headers.get('date') ?? Date.now()).toISOString();
    const html = await cached.text();
    return new Response(html.replace('<html', `<html data-kept="${at}"`), { headers });
  };

  /** A page that says that the requested one is not cached, and lists those that are. */
  const pageOfPages = async (): Promise<Response> => {
    const page = await find(stores.code, offlinePage);
    if (!page) return Response.error();
    const cache = await caches.open(stores.pages.name);
    const keys = (await cache.keys()).toReversed();
    const rows = keys.map(async (key) => {
      const html = await (await cache.match(key, { ignoreVary: true }))?.text();
      const title = /<title>(.*?)<\/title>/s.exec(html ?? '')?.[1];
      const path = keyOf(key.url).replaceAll('&', '&amp;');
      return `<li><a href="${path}">${title || path}</a></li>`;
    });
    const list = (await Promise.all(rows)).join('');
    const html = (await page.text()).replace(/<!--pages (.*?)-->/, (_mark, heading: string) =>
      list ? `<h2>${heading}</h2><ul>${list}</ul>` : '',
    );
    return new Response(html, { headers: page.headers });
  };

  const navigate = async ({ request, preloadResponse }: RequestEvent): Promise<Response> => {
    try {
      return (await preloadResponse) ?? (await fetch(request));
    } catch {
      return (await cachedPage(request.url)) ?? (await pageOfPages());
    }
  };

  const load = async (request: Request, store: Store, path: string): Promise<Response> => {
    try {
      return await fetch(request);
    } catch (error) {
      const cached = await find(store, path);
      if (cached) return cached;
      throw error;
    }
  };

  worker.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([cacheOfflinePage(), worker.skipWaiting()]));
  });

  worker.addEventListener('activate', (event) => {
    const names = new Set<string>(Object.values(stores).map(({ name }) => name));
    const dropOld = async () => {
      const old = (await caches.keys()).filter((name) => !names.has(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      // Otherwise each page would wait until this worker has started.
      await worker.registration.navigationPreload?.enable();
      await worker.clients.claim();
    };
    event.waitUntil(dropOld());
  });

  worker.addEventListener('message', (event) => {
    event.waitUntil(event.data === 'forget' ? clear() : cacheShown(event.data));
  });

  worker.addEventListener('fetch', (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== 'GET' || origin !== worker.location.origin) return;
    if (request.mode === 'navigate') {
      event.respondWith(navigate(event));
      return;
    }
    const store = storeOf(pathname);
    if (store) event.respondWith(load(request, store, pathname));
  });
}
