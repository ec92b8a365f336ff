// How heads of letters name people, and how heads are read.

/** What stands at the head of an entry: what the letter is, and whom it is to. */
export interface LetterHead {
  /** The entry with its head as a sentence to the reader, or without it. */
  readonly text: string;
  readonly reader?: string | undefined;
}

export const title = '(?:[Mm]r|[Mm]rs|[Mm]s|[Mm]iss|[Dd]r|[Pp]astor|[Cc]oach)\\.?';
export const capital = "(?!(?:The|A|An|Our|My|We|I|It|You|If|To)\\b)[A-Z][a-z][\\w'-]*";
export const name = `(?:${title} (?:and ${title} )?[A-Za-z][\\w'-]+|${capital}(?: ${capital})?)`;
export const people =
  '(?:landlord|landlady|tenant|supplier|vendor|customer|client|neighbor|manager|boss|accountant|banker|contractor|property manager|insurance agent)';

export const kin =
  'parents?|mom|mother|dad|father|family|grand(?:ma|pa|mother|father|parents)|owners?|wife|husband';

/** How a head begins, and what it says. */
export type HeadRule = readonly [
  RegExp,
  (match: RegExpExecArray, rest: string) => LetterHead | undefined,
];
