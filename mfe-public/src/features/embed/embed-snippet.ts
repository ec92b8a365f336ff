import { defaultEmbedRows, type Embed, embedPath } from '@commons/contracts/portal/embeds';

/** Pixels of a row, and of heading, foot and margins, where a line wraps once. */
const rowHeight = 84;
const frameHeight = 130;

export const embedHeight = ({ rows = defaultEmbedRows }: Embed): number =>
  frameHeight + rows * rowHeight;

/** What a frame may do: open links in a window of their own. Nothing else, see decision B44. */
export const embedSandbox = 'allow-popups allow-popups-to-escape-sandbox';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * The HTML that a web site takes.
 * @param origin of the portal
 * @param title says to screen readers what the frame is
 */
export function embedSnippet(embed: Embed, origin: string, title: string): string {
  const address = escaped(origin + embedPath(embed));
  return (
    `<iframe src="${address}" title="${escaped(title)}" width="100%" height="${embedHeight(embed)}" ` +
    `style="border:0" loading="lazy" sandbox="${embedSandbox}" referrerpolicy="no-referrer"></iframe>`
  );
}
