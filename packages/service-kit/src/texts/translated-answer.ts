import { escapePattern } from '@commons/contracts/text/escape-pattern';
import { messages, type Translate } from './package-texts.js';
import { portalLanguage } from './portal-languages.js';
import { translatedWords } from './translated-words.js';

interface Pattern {
  readonly english: string;
  readonly expression: RegExp;
}

const contracts = '@commons/contracts';
const value = /\{(\w+)\}/g;
const known = new Map<string, readonly Pattern[]>();

/**
 * Translates what the API answers, with values in it ('Must be at most 200 characters'), for files that a service
 * writes. Pages translate answers themselves, in the same way (`say` of `@commons/ui/text/texts`).
 */
export function translatedAnswer(language: string = portalLanguage()): (english: string) => string {
  const say = translatedWords(language);
  return (english) => {
    const translated = say(english);
    return translated === english ? (withValues(english, language, say) ?? english) : translated;
  };
}

function withValues(english: string, language: string, say: Translate): string | undefined {
  for (const { english: name, expression } of patternsIn(language)) {
    const found = expression.exec(english)?.groups;
    if (!found) continue;
    const values = Object.entries(found).map(([key, text]) => [key, say(text)]);
    return say(name, Object.fromEntries(values));
  }
  return undefined;
}

/** The texts with values, the most specific first. */
function patternsIn(language: string): readonly Pattern[] {
  const made = known.get(language);
  if (made) return made;
  const names = Object.keys(messages(contracts, language) ?? {}).filter((name) =>
    /\{\w+\}/.test(name),
  );
  const words = (name: string) => name.replace(value, '').length;
  const patterns = names
    .toSorted((one, other) => words(other) - words(one))
    .map((english) => ({ english, expression: expressionOf(english) }));
  known.set(language, patterns);
  return patterns;
}

/** Every second part of a split text is the name of a value. */
const expressionOf = (english: string) =>
  new RegExp(
    `^${english
      .split(value)
      .map((part, at) => (at % 2 ? `(?<${part}>.+)` : escapePattern(part)))
      .join('')}$`,
    's',
  );
