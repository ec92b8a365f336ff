import type { PageData } from '@commons/contracts/front-ends/page-rendering';
import type { Registry } from '@commons/contracts/front-ends/remotes';

/** Where the API is: `<meta name="commons-api">` of the page, `/api` unless hosted elsewhere (decision A60). */
export const readApiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="commons-api"]')?.content || '/api';

/** The remotes that the gateway wrote into the page; empty if it could not. */
export const readRegistry = (): Registry =>
  readJson<Registry>('commons-registry') ?? { remotes: [] };

/** The answers that the page was rendered with; undefined when the server did not render it. */
export const readPageData = (): PageData | undefined => readJson<PageData>('commons-data');

function readJson<Value>(id: string): Value | undefined {
  try {
    return JSON.parse(document.getElementById(id)?.textContent ?? '') as Value;
  } catch {
    return undefined;
  }
}
