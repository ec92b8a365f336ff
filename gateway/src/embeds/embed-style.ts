import type { EmbedTheme } from '@commons/contracts/portal/embeds';
import { accentColours } from '@commons/contracts/portal/portal-colours';

/** Backgrounds and text colours of packages/ui/src/tokens.css, against which the accent is readable. */
const grounds = {
  light: { ground: '#fffefb', ink: '#1e2522', soft: '#575d56', line: '#e0d8c9' },
  dark: { ground: '#1a2220', ink: '#ede8dc', soft: '#aab1a7', line: '#303b37' },
} as const;

function colours(scheme: keyof typeof grounds, accent: string): string {
  const { green, focus } = accentColours(accent)[scheme];
  const all = { ...grounds[scheme], link: green, focus };
  const variables = Object.entries(all).map(([name, colour]) => `--${name}:${colour}`);
  return `color-scheme:${scheme};${variables.join(';')}`;
}

/** No fonts or pictures: an embed costs its page a few KB. */
const rules = `
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0 0 8px;font-size:1.125rem;line-height:1.3}
ul{margin:0;padding:0;list-style:none}
li{padding:10px 0;border-top:1px solid var(--line)}
p{margin:0}
li p{color:var(--soft);font-size:.875rem}
a{color:var(--link)}
li a{font-weight:600}
.all{padding-top:12px;border-top:1px solid var(--line)}
.all a{display:inline-block;padding:4px 0}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
`.replaceAll('\n', '');

/** The style sheet of an embed. */
export function embedStyle(theme: EmbedTheme, accent: string): string {
  const scheme = theme === 'auto' ? 'light' : theme;
  const night =
    theme === 'auto' ? `@media(prefers-color-scheme:dark){:root{${colours('dark', accent)}}}` : '';
  return `:root{${colours(scheme, accent)}}${night}${rules}`;
}
