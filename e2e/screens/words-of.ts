import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const folders = [
  ...['mfe-public', 'mfe-employer', 'mfe-jobseeker', 'mfe-tools', 'shell', 'gateway'],
  ...['packages/ui', 'packages/web-kit'],
];

type Messages = Readonly<Record<string, string>>;

const read = (file: string): Messages => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The whole texts that only an English page has: messages without values, stored values, answers of the server. */
function englishTexts(): ReadonlySet<string> {
  const english = new Set<string>();
  const spanish = new Set<string>();
  for (const folder of folders) {
    const [en, es] = [read(`${folder}/texts/en.json`), read(`${folder}/texts/es.json`)];
    for (const text of Object.values(en)) english.add(text);
    for (const text of Object.values(es)) spanish.add(text);
  }
  for (const [word, text] of Object.entries(read('packages/contracts/texts/es.json'))) {
    english.add(word);
    spanish.add(text);
  }
  return new Set([...english].filter((text) => !spanish.has(text)));
}

const english = englishTexts();

/** Messages of the front end with the console, and stored values, by their English text. */
function translations(): ReadonlyMap<string, string> {
  const [en, es] = [read('mfe-public/texts/en.json'), read('mfe-public/texts/es.json')];
  const own = Object.entries(en).map(([name, text]) => [text, es[name] ?? text] as const);
  return new Map([...Object.entries(read('packages/contracts/texts/es.json')), ...own]);
}

/** How page objects name what they look for: in English as written, in Spanish by the message files. */
export type Translate = (english: string) => string;
export const inEnglish: Translate = (text) => text;

/**
 * The Spanish of a text of the console; of a text with values, the words before the first value.
 * @throws Error for a text that no message file has
 */
export const inSpanish: Translate = (text) => {
  spanishOf ??= translations();
  const whole = spanishOf.get(text);
  if (whole !== undefined) return whole;
  const [found] = [...spanishOf]
    .filter(([one]) => one.includes('{') && beginning(one) === text)
    .sort(([one], [other]) => one.length - other.length);
  if (!found) throw new Error(`no message says "${text}"`);
  return beginning(found[1]);
};

let spanishOf: ReadonlyMap<string, string> | undefined;

const beginning = (message: string): string => message.split('{')[0]?.trim() ?? '';

/** Words that no Spanish sentence contains, to check composed texts. */
const englishWords =
  /\b(?:the|your|you|with|and|of|for|this|that|are|is|not|from|was|have|been|will|what|there|at|version|jobs?|business(?:es)?|applications?|reviews?|please|loading)\b/i;

const addresses = /\S*(?::\/\/|@)\S*/g;

/** The English texts among these; addresses are ignored. */
export const englishAmong = (texts: readonly string[]): string[] =>
  texts.filter((text) => english.has(text) || englishWords.test(text.replace(addresses, '')));

/**
 * Every text of a page, including accessible names and its head; of a list only the chosen option. Leaves out what is
 * marked as another language or as a name (`lang`, `translate`).
 */
export const textsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const add = (text: string | null | undefined) => {
      const words = text?.replace(/\s+/g, ' ').trim();
      if (words) found.add(words);
    };
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"]:not([property="og:url"]):not([property="og:image"]):not([property="og:type"])',
    )) {
      add(meta.getAttribute('content'));
    }
    const read = (element: Element) => {
      if (element.matches('script, style, noscript, code, [lang]:not(html), [translate=no]'))
        return;
      if (element instanceof HTMLOptionElement && !element.selected) return;
      for (const name of ['aria-label', 'alt', 'title', 'placeholder', 'aria-description']) {
        add(element.getAttribute(name));
      }
      for (const child of element.childNodes) {
        if (child instanceof Element) read(child);
        else if (child.nodeType === Node.TEXT_NODE) add(child.nodeValue);
      }
    };
    read(document.body);
    return [...found];
  });
