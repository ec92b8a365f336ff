import type { Disposable, Page, Route } from '@playwright/test';
import { withoutRendering } from '../portal/without-rendering';

const json = (route: Route, status: number, body: unknown, headers = {}) =>
  route.fulfill({
    status,
    contentType: 'application/json',
    headers,
    body: JSON.stringify(body),
  });

/** Handles these calls of the browser, which makes them all itself. */
const onCalls = (path: string, handle: (route: Route) => Promise<void>) => async (page: Page) => {
  await withoutRendering(page);
  await page.route(calls(path), handle);
};

const calls = (path: string) => (url: URL) =>
  url.pathname.startsWith('/api/') && new RegExp(`^/api${path}$`).test(url.pathname);

const heldPages = new WeakSet<Page>();

/** The calls of this path (a pattern) are never answered: the screen stays as it is while loading. */
export const neverAnswers = (path: string) => {
  const hold = onCalls(path, () => new Promise<void>(() => {}));
  return (page: Page) => {
    heldPages.add(page);
    return hold(page);
  };
};

/** Whether the page is shown while loading. */
export const isShownLoading = (page: Page): boolean => heldPages.has(page);

const firstScripts = new WeakMap<Page, Disposable>();

/** Runs a script before those of the page, until `restorePage`. */
export async function addFirstScript(page: Page, script: () => void): Promise<void> {
  firstScripts.set(page, await page.addInitScript(script));
}

/** The page is as before the functions of this file: the portal answers all calls, and no other script runs. */
export async function restorePage(page: Page): Promise<void> {
  heldPages.delete(page);
  await firstScripts.get(page)?.dispose();
  firstScripts.delete(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** The service is down. */
export const fails = (path: string) =>
  onCalls(path, (route) =>
    json(route, 503, { detail: 'Service temporarily unavailable. Please try again later.' }),
  );

/** The calls are refused with this status and text. */
export const refuses = (path: string, status: number, detail: string) =>
  onCalls(path, (route) => json(route, status, { detail }));

/** The calls get this answer. */
export const answers = (path: string, body: unknown) =>
  onCalls(path, (route) =>
    json(route, 200, body, Array.isArray(body) ? { 'x-total-count': String(body.length) } : {}),
  );

/** The calls find nothing. */
export const findsNothing = (path: string) =>
  onCalls(path, (route) => json(route, 200, [], { 'x-total-count': '0' }));

/** A search finds nothing, and its summary offers the category of the trade. */
export const findsCategoryOnly = (search: string, value: string) => async (page: Page) => {
  await findsNothing(search)(page);
  await answers(`${search}/summary`, {
    ...{ total: 0, understood: [], left_out: [], wider: [], near_words: [], highlight: [] },
    ...{ facets: {}, related_category: { value, total: 4 } },
  })(page);
};

/** Only this browser gets another version of a front end, as the gateway marks it in the page. */
export const overrides = (name: string, use: string) => (page: Page) =>
  withoutRendering(page, (html) =>
    html.replace(`"name":"${name}",`, `"name":"${name}","override":"${use}",`),
  );

/** The files of a front end cannot be loaded. */
export const withoutRemote = (name: string) => async (page: Page) => {
  await withoutRendering(page);
  await page.route(`**/mfe/${name}/**`, (route) => route.abort('connectionrefused'));
};

/** Blocks the page that follows after three seconds, so that a slow machine still sees this one. */
export const withoutRedirect = (page: Page) =>
  addFirstScript(page, () => {
    const start = window.setTimeout;
    const without = (handler: TimerHandler, ms?: number, ...rest: unknown[]) =>
      ms === 3000 ? 0 : start(handler, ms, ...rest);
    window.setTimeout = without as typeof window.setTimeout;
  });
