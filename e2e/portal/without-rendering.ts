import type { Page } from '@playwright/test';

/** Paths of pages: not of files, nor of the API. */
const isPage = ({ pathname }: URL) => !/^\/(api|mfe|assets|uploads)\//.test(pathname);

const rendered =
  /<noscript>[^<]*<p[^>]*>[^<]*<\/p><\/noscript>\s*<div id="root" data-screen[\s\S]*?id="commons-data">[\s\S]*?<\/script>/;

/**
 * Pages come as if the server had not rendered them in time (ADR 0020): the browser asks the API for everything itself,
 * which a test can then hold, change or refuse.
 * @param change of the page's HTML
 */
export const withoutRendering = (page: Page, change = (html: string) => html) =>
  page.route(isPage, async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(rendered, '<div id="root"></div>');
    await route.fulfill({ response, body: change(html) });
  });
