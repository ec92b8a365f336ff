import { escapeHtml } from '@commons/service-kit/texts/escape-html';
import { plainPage } from '../pages/plain-page.js';

interface EmbedRow {
  readonly title: string;
  /** A line below the title. */
  readonly facts: string;
  readonly address: string;
}

export interface EmbedPage {
  readonly language: string;
  readonly style: string;
  readonly heading: string;
  readonly rows: readonly EmbedRow[];
  /** Shown instead of rows. */
  readonly note?: string | undefined;
  /** Link to the whole list. */
  readonly all: { readonly text: string; readonly address: string };
}

/** Opens in a new tab, isolated from the embedding site (no referrer, no opener). */
const link = (text: string, address: string) =>
  `<a href="${escapeHtml(address)}" target="_blank" rel="noopener">${escapeHtml(text)}</a>`;

const row = ({ title, facts, address }: EmbedRow) =>
  `<li>${link(title, address)}${facts ? `<p>${escapeHtml(facts)}</p>` : ''}</li>`;

/** An embedded list: plain HTML without scripts. */
export const embedHtml = ({ language, style, heading, rows, note, all }: EmbedPage): string =>
  plainPage({
    ...{ language, style, title: heading },
    main: `<h1>${escapeHtml(heading)}</h1>
${note ? `<p>${escapeHtml(note)}</p>` : `<ul>${rows.map(row).join('')}</ul>`}
<p class="all">${link(all.text, all.address)}</p>`,
  });
