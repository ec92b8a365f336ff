import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { default as axeCore, RunOptions } from 'axe-core';
import { type Screen, widths } from './screen';
import { settle } from './show';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Light on a desktop, dark on a phone: both themes and both widths, at half the time of all four. */
const looks = [
  { colorScheme: 'light', width: 'desktop', height: 900 },
  { colorScheme: 'dark', width: 'phone', height: 844 },
] as const;

/** What axe objects to on the open page, a line each. @param only the one width at which the screen exists */
export async function objections(page: Page, { only }: Pick<Screen, 'only'>): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width, height } of looks) {
    await page.setViewportSize({ width: widths[only ?? width], height });
    await page.emulateMedia({ colorScheme });
    // Wherever the steps left it, a scrolled page has some control half under the bar at its top.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await settle(page);
    for (const violation of await violations(page)) found.push(`${colorScheme}: ${violation}`);
  }
  return found;
}

/**
 * A screen has few colours and thousands of places that have them: parsing each once takes a fifth of the time from
 * axe.
 */
const colorsParsedOnce = `{
  const { prototype } = axe.commons.color.Color;
  const { parseString } = prototype;
  const parsed = new Map();
  prototype.parseString = function (text) {
    if (parsed.has(text)) return Object.assign(this, parsed.get(text));
    parseString.call(this, text);
    const { r, g, b, alpha } = this;
    parsed.set(text, { r, g, b, alpha });
    return this;
  };
}`;

/**
 * axe was compiled for browsers without private fields: each is a weak map, and every colour adds itself to seven. As
 * properties they take a tenth of the time from axe, and none for collecting weak maps.
 */
const plainFields = `class {
  key = Symbol();
  get(owner) { return owner[this.key]; }
  has(owner) { return Object.hasOwn(owner, this.key); }
  set(owner, value) { owner[this.key] = value; return this; }
  add(owner) { return this.set(owner, true); }
  delete(owner) { return delete owner[this.key]; }
}`;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe-core as it is sent to each page. */
const axeScript = `((WeakMap, WeakSet) => {
${axe}
})(${plainFields}, ${plainFields});
${colorsParsedOnce}`;

/** What axe objects to in the page as it is now, a line each. */
export async function violations(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => 'axe' in globalThis);
  if (!loaded) await page.evaluate(axeScript);
  const options: RunOptions = {
    // Three times as fast as by default: only violations are described.
    resultTypes: ['violations'],
    runOnly: { type: 'tag', values: tags },
  };
  const found = await page.evaluate(
    (how) => (globalThis as WithAxe).axe.run(document, how),
    options,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${reason(failureSummary)}`,
    ),
  );
}

/** The globals of a page that axe-core is loaded into. */
type WithAxe = typeof globalThis & { readonly axe: typeof axeCore };

const reason = (summary = '') => summary.replace(/\s+/g, ' ').slice(0, 240);
