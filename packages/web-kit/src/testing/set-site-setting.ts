import type { SiteSettings } from '@commons/contracts/front-ends/page-rendering';

const metas: HTMLMetaElement[] = [];

/** Writes a setting into the page, as the gateway does, until the test ends. */
export function setSiteSetting(name: keyof SiteSettings, content: string): void {
  const meta = document.createElement('meta');
  meta.setAttribute('name', `commons-${name}`);
  meta.content = content;
  document.head.append(meta);
  metas.push(meta);
}

afterEach(() => {
  for (const meta of metas.splice(0)) meta.remove();
});
