import { upperFirst } from '@commons/contracts/text/upper-first';

/** Parts of an e-mail that a habit is about. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const greetingLine =
  /^(?!Subject:)(Dear|Hi|Hello|Hey|Good morning|Good afternoon|Good evening|Greetings|Howdy)\b([^\n,!:]{0,60})[,!:]?[ \t]*$/im;

/** The greeting: "Hi" and " Sam". */
export function greetingOf(text: string): (Part & { word: string; name: string }) | undefined {
  const found = greetingLine.exec(text);
  if (!found?.[1]) return undefined;
  const { index } = found;
  return {
    start: index,
    end: index + found[0].length,
    word: found[1],
    name: (found[2] ?? '').trim(),
  };
}

const closingWords =
  'best|best wishes|best regards|kind regards|warm regards|regards|warmly|sincerely|yours sincerely|yours truly|respectfully|cheers|thanks|many thanks|thank you|thanks so much|thanks again|thank you and kind regards|with thanks[^\\n,]{0,40}|all the best|take care|talk soon|see you soon|love|xo|gratefully|with gratitude';
const closing = new RegExp(`^(?:${closingWords})\\s*[,.!–-]?[ \\t]*$`, 'gim');
const inOneLine = new RegExp(
  `^(?:${closingWords})\\s*[,–-]\\s*\\p{Lu}[\\p{L}.'’ -]{0,40}$`,
  'gimu',
);

/** The closing with the name below it, at the end of a text: "Thanks,\nJo". Company and phone are not part of it. */
export function signOffOf(text: string): (Part & { text: string }) | undefined {
  const line = [...text.matchAll(closing), ...text.matchAll(inOneLine)]
    .sort((one, other) => one.index - other.index)
    .at(-1);
  if (!line || text.length - line.index > 400) return undefined;
  const after = line.index + line[0].length;
  const name = /^\n[ \t]*([\p{Lu}[][^\n]{0,60})/u.exec(text.slice(after))?.[1]?.trim();
  const isOneLine = line[0].match(/[,–-]\s*\p{Lu}/u);
  const end = name && !isOneLine ? text.indexOf(name, after) + name.length : after;
  const own =
    name && !isOneLine && !name.startsWith('[') ? `${line[0].trim()}\n${name}` : line[0].trim();
  return { start: line.index, end, text: own };
}

const forms: readonly (readonly [long: string, short: string])[] = [
  ['I am', "I'm"],
  ['I would', "I'd"],
  ['I will', "I'll"],
  ['I have', "I've"],
  ['we are', "we're"],
  ['we will', "we'll"],
  ['we would', "we'd"],
  ['we have', "we've"],
  ['you are', "you're"],
  ['you will', "you'll"],
  ['it is', "it's"],
  ['that is', "that's"],
  ['here is', "here's"],
  ['do not', "don't"],
  ['does not', "doesn't"],
  ['did not', "didn't"],
  ['is not', "isn't"],
  ['are not', "aren't"],
  ['cannot', "can't"],
  ['will not', "won't"],
];

const replaceForms = (text: string, pairs: readonly (readonly [string, string])[]) =>
  pairs.reduce(
    (done, [from, to]) =>
      done.replace(new RegExp(`\\b${from.replace("'", "['’]")}\\b(?!\\s*[.?!,])`, 'gi'), (match) =>
        /^\p{Lu}/u.test(match) ? upperFirst(to) : to,
      ),
    text,
  );

/** "We are" → "We're", but not at the end of a sentence. */
export const contract = (text: string): string => replaceForms(text, forms);
/** "We're" → "We are". */
export const expand = (text: string): string =>
  replaceForms(
    text,
    forms.map(([long, short]) => [short, long] as const),
  );
