import { defaultEmbedRows, type Embed, embedPath } from '@commons/contracts/portal/embeds';

/** Height in pixels of a row with one wrapped line, and of heading, footer and margins. */
const rowHeight = 84;
const frameHeight = 130;

export const embedHeight = ({ rows = defaultEmbedRows }: Embed): number =>
  frameHeight + rows * rowHeight;

/** Sandbox permissions: open links in new tabs, and nothing else (decision B44). */
export const embedSandbox = 'allow-popups allow-popups-to-escape-sandbox';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The HTML of the embedded list.
 * @param origin of the portal
 * @param title of the frame for screen readers
 */
export function embedSnippet(embed: Embed, origin: string, title: string): string {
  const address = escaped(origin + embedPath(embed));
  return (
    `<iframe src="${address}" title="${escaped(title)}" width="100%" height="${embedHeight(embed)}" ` +
    `style="border:0" loading="lazy" sandbox="${embedSandbox}" referrerpolicy="no-referrer"></iframe>`
  );
}
