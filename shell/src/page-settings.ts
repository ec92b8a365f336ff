import type { Registry } from '@commons/contracts/remotes';

/** Where the API is: `<meta name="commons-api">` of the page, `/api` unless hosted elsewhere (decision A60). */
export const readApiBase = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="commons-api"]')?.content || '/api';

/** The remotes that the gateway wrote into the page; empty when it could not. */
export function readRegistry(): Registry {
  try {
    return JSON.parse(document.getElementById('commons-registry')?.textContent ?? '') as Registry;
  } catch {
    return { remotes: [] };
  }
}
