import type { AccountFacts } from '../../facts/account/account-facts.js';
import type { BuiltInText } from '../writing-tool.js';

/** "Escribe una carta de despedida para nuestra compañera Pilar, que se jubila": which text, to whom, and why. */
const letter =
  /^(?:por favor )?(?:escrib\p{L}*|redact\p{L}*|haz(?:me)?|necesito|quiero) (?:una?|la|el) (?<kind>carta|nota|correo|comunicado|aviso)(?: de \p{Ll}+)? (?:al?|para) (?<who>[^,.:;]{2,60}?)(?:,? (?<why>(?:sobre|acerca de|porque|por|que)(?!\p{L})[^.:]*))?[.:]\s+(?=[\p{Lu}¿¡\d])/iu;
const person =
  /^(?:(?:a )?(?:nuestr[oa]|mi|la|el|su) (?:\p{Ll}+ )?)?(\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)$/u;

/** A letter whose points are whole sentences: they stay as they were typed. */
export function spanishLetter(
  text: string,
  { name, company }: AccountFacts,
): BuiltInText | undefined {
  const found = letter.exec(text);
  if (!found) return undefined;
  const { kind = '', who = '', why = '' } = found.groups ?? {};
  const named = person.exec(who)?.[1];
  const isNote = !/^(?:carta|correo)$/iu.test(kind);
  const topic = /^(?:sobre|acerca de) (.+)$/iu.exec(why)?.[1];
  const isSeveral = /^(?:l[oa]s|tod[oa]s|nuestr[oa]s|mis) /iu.test(who);
  const several = who.replace(/^(?:l[oa]s|nuestr[oa]s|mis) /iu, '').toLowerCase();
  const greeting = named
    ? `Querid${/a$/u.test(named) || /^(?:nuestra|la) /iu.test(who) ? 'a' : 'o'} ${named}:`
    : isSeveral
      ? `Estimad${/^(?:las|nuestras)|^todas/iu.test(who) ? 'as' : 'os'} ${several}:`
      : 'Estimados señores:';
  const said = text
    .slice(found[0].length)
    .replace(new RegExp(`(?<=^|[.!?] )${named ?? '-'} (\\p{Ll})`, 'gu'), (_, letterOf: string) =>
      letterOf.toUpperCase(),
    );
  return {
    text: [
      greeting,
      [!isNote && topic ? `Les escribimos sobre ${topic}.` : '', said].filter(Boolean).join(' '),
      isNote
        ? (company ?? '')
        : ['Un cordial saludo,', name ?? company ?? '[su nombre]'].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: [],
  };
}
