import type { ImportField } from '@commons/contracts/imports/import-run-lists';
import type { JobImportRow } from '@commons/contracts/imports/job-imports';
import { proposeColumns } from '@commons/service-kit/imports/runs/propose-columns';
import { parseFeed } from 'feedsmith';
import { convert } from 'html-to-text';
import { jobHeadings } from '../imports/job-columns.js';
import { rowOfColumns } from '../imports/row-of-columns.js';

/** Most entries read from a feed. */
const maxItems = 1_000;

/** A parsed feed: its jobs as import rows, without references. */
interface FeedContent {
  readonly title: string;
  readonly items: readonly FeedItem[];
}
export interface FeedItem {
  /** Identifies the job at later readings. */
  readonly key: string;
  readonly row: Partial<JobImportRow>;
}

/** Why a text is not a feed; the message is for operators. */
export class FeedFault extends Error {}

const plain = (html: string | undefined) =>
  html === undefined
    ? undefined
    : convert(html.slice(0, 200_000), {
        wordwrap: false,
        limits: { maxInputLength: 200_000, maxDepth: 50 },
        selectors: [
          { selector: 'a', options: { ignoreHref: true } },
          { selector: 'img', format: 'skip' },
        ],
      }).trim() || undefined;

const oneLine = (text: string | undefined) => plain(text)?.replace(/\s+/g, ' ');

const iso = (value: unknown) => {
  const date = typeof value === 'string' ? new Date(value) : undefined;
  // Some feeds have publication dates in the future.
  return date && !Number.isNaN(date.getTime()) && date.getTime() <= Date.now()
    ? date.toISOString()
    : undefined;
};

type Parsed = Extract<ReturnType<typeof parseFeed>, { format: string }>;

interface Entry {
  readonly id: string | undefined;
  readonly title: string | undefined;
  readonly link: string | undefined;
  readonly text: string | undefined;
  /** As in the feed. */
  readonly date: unknown;
  readonly author: string | undefined;
  readonly category: string | undefined;
}

/** The entries of every format in one structure. */
function entriesOf({ format, feed }: Parsed): readonly Entry[] {
  switch (format) {
    case 'rss':
      return (feed.items ?? []).map((item) => ({
        id: item.guid?.value,
        ...{ title: item.title, link: item.link },
        text: item.content?.encoded ?? item.description,
        date: item.pubDate,
        author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
        category: item.categories?.[0]?.name,
      }));
    case 'rdf':
      return (feed.items ?? []).map((item) => ({
        id: item.link,
        ...{ title: item.title, link: item.link, text: item.description },
        date: item.dc?.dates?.[0],
        author: item.dc?.creators?.[0],
        category: undefined,
      }));
    case 'atom':
      return (feed.entries ?? []).map((entry) => ({
        id: entry.id,
        title: entry.title?.value,
        link: (entry.links?.find(({ rel }) => !rel || rel === 'alternate') ?? entry.links?.[0])
          ?.href,
        text: entry.content?.value ?? entry.summary?.value,
        date: entry.published ?? entry.updated,
        author: entry.authors?.[0]?.name,
        category: entry.categories?.[0]?.label ?? entry.categories?.[0]?.term,
      }));
    case 'json':
      return (feed.items ?? []).map((item) => ({
        id: item.id,
        ...{ title: item.title, link: item.url ?? item.external_url },
        text: item.content_html ?? item.content_text ?? item.summary,
        date: item.date_published,
        author: item.authors?.[0]?.name,
        category: item.tags?.[0],
      }));
  }
}

const titleOf = ({ format, feed }: Parsed) => (format === 'atom' ? feed.title?.value : feed.title);

const linked = (base: string, link: string | undefined) =>
  link && URL.canParse(link, base) ? new URL(link, base).href : undefined;

function itemOf(entry: Entry, base: string): FeedItem {
  const source_url = linked(base, entry.link?.trim());
  const title = oneLine(entry.title);
  return {
    key: entry.id ?? source_url ?? title ?? '',
    row: {
      ...(title && { title: title.slice(0, 300) }),
      ...(entry.author && { company_name: oneLine(entry.author)?.slice(0, 200) }),
      ...(entry.category && { category: oneLine(entry.category)?.slice(0, 200) }),
      ...(source_url && { source_url }),
      overview: plain(entry.text)?.slice(0, 20_000),
      created_at: iso(entry.date),
    },
  };
}

/** A list of objects in JSON: `[{…}]`, or under a key such as `jobs`. */
function objectsOf(value: unknown): readonly Record<string, unknown>[] | undefined {
  const lists = Array.isArray(value) ? [value] : Object.values(value ?? {});
  return lists.find(
    (list): list is Record<string, unknown>[] =>
      Array.isArray(list) && list.length > 0 && list.every((one) => one && typeof one === 'object'),
  );
}

const text = (value: unknown): string | undefined => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  const { name, display_name, label } = (value ?? {}) as Record<string, unknown>;
  return [name, display_name, label].find((one): one is string => typeof one === 'string');
};

/** Fields of JSON objects are recognised by name, like the columns of a file. */
function itemsOfJson(
  objects: readonly Record<string, unknown>[],
  base: string,
  timeZone: string,
): FeedItem[] {
  const reading = { source: '', refsRepeat: false, timeZone };
  const names = [...new Set(objects.slice(0, 20).flatMap(Object.keys))];
  const cellsOf = (one: Record<string, unknown>) => names.map((name) => text(one[name]) ?? '');
  const columns = proposeColumns(names, objects.slice(0, 20).map(cellsOf), jobHeadings);
  return objects.map((one) => {
    const cells = cellsOf(one);
    const texts = Object.fromEntries(
      Object.entries(columns).flatMap(([field, column]) => {
        const cell = cells[column];
        return cell ? [[field as ImportField, field.endsWith('url') ? cell : plain(cell)]] : [];
      }),
    );
    const { ref = '', ...row } = rowOfColumns(texts, reading) as Partial<JobImportRow>;
    const source_url = linked(base, row.source_url ?? undefined);
    const { source_url: _stated, ...rest } = row;
    return {
      key: ref || source_url || JSON.stringify(cells).slice(0, 500),
      row: { ...rest, ...(source_url && { source_url }) },
    };
  });
}

/**
 * The jobs of an RSS, Atom or RDF feed, a JSON Feed, or a list of objects in JSON.
 * @param base address of the feed, for relative links
 * @param timeZone that of the town, for dates in JSON without one
 * @throws FeedFault with the reason
 */
export function readFeed(content: string, base: string, timeZone: string): FeedContent {
  const host = new URL(base).host;
  try {
    const parsed = parseFeed(content) as Parsed;
    const items = entriesOf(parsed)
      .slice(0, maxItems)
      .map((entry) => itemOf(entry, base));
    return { title: oneLine(titleOf(parsed)) ?? host, items };
  } catch {
    // It may still be JSON.
  }
  let value: unknown;
  try {
    value = JSON.parse(content);
  } catch {
    throw new FeedFault('There is no feed at this address: neither RSS, Atom nor JSON.');
  }
  const objects = objectsOf(value);
  if (!objects) throw new FeedFault('This JSON has no list of jobs.');
  return { title: host, items: itemsOfJson(objects.slice(0, maxItems), base, timeZone) };
}
