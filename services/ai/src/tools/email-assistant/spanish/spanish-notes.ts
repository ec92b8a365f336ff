import { upperFirst } from '../../wording/phrases.js';
import { hasSpanishVerb } from '../../wording/spanish-verbs.js';

const day = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)';
const month =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const when = `(?:(?:el )?${day}(?: \\d{1,2})?(?: de ${month})?|(?:el )?\\d{1,2} de ${month})`;

/** Where a note without marks begins: an amount, some of a thing, a day, a payment, what is included. */
const begins = new RegExp(
  `\\s+(?=(?:\\$\\d|\\d{1,4} por \\p{L}|${when}(?!\\p{L})|(?:deja|dejar|apartado|anticipo|depósito|enganche|la mitad|mitad|el resto|(?<!el )resto|saldo|total|incluye|incluido|cupo|garantía|cada un[oa]|ya con|sin|traer)(?!\\p{L})|(?:un|una|dos|tres|cuatro|cinco|seis|\\d{1,4}) (?!de (?:la )?(?:${month}|mañana|tarde|noche|anticipo|depósito|enganche)|por |al? |dólares|y |o |con |cada |(?:pisos?|niveles|capas|kilos?|libras?|pulgadas?|pies|personas|porciones|piezas|recámaras?|baños?|puertas?|litros?|galones|horas?|días|semanas|meses|años|llantas|manos)(?!\\p{L}))\\p{Ll}{3,}))`,
  'giu',
);
/** After these a number or a day belongs to the same note. */
const holds =
  /(?:^|\s)(?:de|del|a|al|las?|los|el|por|para|con|en|y|o|desde|hasta|entre|recoger|entregar|resto|incluye|mitad|calle|sin)$/iu;
/** After these only a number does. */
const holdsNumber =
  /(?:^|\s)(?:anticipo|apartado|depósito|enganche|garantía|cupo|deja|dejar|total|saldo|factura|pedido|número)$/iu;

/** Notes of a letter without a verb: what they are about, and each of the others as a line of a list. */
export interface SpanishNotes {
  readonly topic: string;
  readonly items: readonly string[];
}

function parted(text: string): string[] {
  return text.split(begins).reduce<string[]>((parts, part) => {
    const former = parts.at(-1);
    const isRest = /^(?:el )?resto(?!\p{L})/iu.test(part);
    if (
      former !== undefined &&
      !isRest &&
      (holds.test(former) || (holdsNumber.test(former) && /^\$?\d/u.test(part)))
    )
      parts[parts.length - 1] = `${former} ${part}`;
    else parts.push(part);
    return parts;
  }, []);
}

const amount = '(\\$?\\d[\\d,.]*\\d|\\$?\\d)';
const asMoney = (found: string) => `$${found.replace(/^\$/, '')}`;

/** How a note becomes a list item, each with an example; the first match applies. */
const lines: readonly (readonly [RegExp, (match: RegExpExecArray) => string])[] = [
  // "deja 150 de anticipo", "apartado 200"
  [
    new RegExp(`^(?:deja|dejar|con)? ?${amount} de (anticipo|depósito|apartado|enganche)$`, 'iu'),
    ([, much = '', what = '']) => `${upperFirst(what)}: ${asMoney(much)}`,
  ],
  [
    new RegExp(`^(anticipo|depósito|apartado|enganche|total|saldo)(?: de)? ${amount}$`, 'iu'),
    ([, what = '', much = '']) => `${upperFirst(what)}: ${asMoney(much)}`,
  ],
  // "sin flores 340"
  [
    /^((?:sin|con) \p{L}+(?: \p{L}+)?) \$?(\d{2,5})$/iu,
    ([, what = '', much = '']) => `${upperFirst(what)}: ${asMoney(much)}`,
  ],
  [/^(\$\d[\d,.]*)$/u, ([, much = '']) => `Precio: ${much}`],
  [
    /^(\$\d[\d,.]*) (con .+|todo incluido|por \p{L}+|cada un[oa])$/u,
    ([, much = '', how = '']) => `Precio: ${much} ${how}`,
  ],
  // "950": what the whole costs
  [/^(\d{3,5})$/u, ([, much = '']) => `Precio: $${much}`],
  // "15 por niña"
  [
    /^(\d{1,4}) (por (?:niñ[oa]|persona|hora|pieza|clase|pareja|familia|alumn[oa]|visita|noche|día|boleto|adulto))$/iu,
    ([, much = '', how = '']) => `Precio: $${much} ${how}`,
  ],
  // "el resto al recoger sábado 14 a las 11"
  [
    new RegExp(`^((?:el )?(?:resto|saldo) (?:al|para) \\p{L}+) (${when}(?: a las? .+)?)$`, 'iu'),
    ([, what = '', date = '']) => `${upperFirst(what)}, ${date.replace(/^(?!el )/iu, 'el ')}`,
  ],
  [/^cupo (?:de |para )?(\d+)(?: \p{L}+)?$/iu, ([, many = '']) => `Cupo: ${many}`],
  [/^garantía (?:de |por )?(\d+ \p{L}+)$/iu, ([, long = '']) => `Garantía: ${long}`],
  // "sábado 9am"
  [
    new RegExp(`^(${when}) (?:a las? )?(\\d{1,2}(?::\\d\\d)?) ?([ap])\\.?m\\.?$`, 'iu'),
    ([, date = '', hour = '', half = '']) =>
      `${upperFirst(date)} a ${hour === '1' ? 'la' : 'las'} ${hour} ${half.toLowerCase()}.m.`,
  ],
];

const asLine = (note: string): string => {
  for (const [pattern, say] of lines) {
    const match = pattern.exec(note);
    if (match) return say(match);
  }
  return upperFirst(note);
};

/** Of several prices each belongs to the thing before it. */
const withTheirPrices = (parts: readonly string[]) =>
  parts.reduce<string[]>((joined, part) => {
    const former = joined.at(-1);
    if (former && /^\$\d[\d,.]*$/u.test(part) && !former.includes('$'))
      joined[joined.length - 1] = `${former}: ${part}`;
    else joined.push(part);
    return joined;
  }, []);

/**
 * Notes that name things, days, and prices one after the other; undefined where the text speaks in sentences.
 * @param isQuote whether the notes are those of a quote, which lists what it includes
 */
export function spanishNotes(text: string, isQuote = false): SpanishNotes | undefined {
  const parts = text
    .split(/[,.;]\s+(?!\d{3}(?!\d))/u)
    .map((part) => part.trim().replace(/[.,;]+$/u, ''))
    .filter(Boolean)
    .flatMap(parted)
    .map((part) => part.trim());
  const [topic = '', ...others] = parts;
  const isNote = (part: string) =>
    // "ponemos platos": what a quote includes may be said with its verb.
    (isQuote &&
      others.length > 3 &&
      part.split(' ').length < 8 &&
      !/^(?:si|que|para que|cuando|son|es|será|serían?|cuestan?)(?!\p{L})/iu.test(part)) ||
    !hasSpanishVerb(part.replace(/^(?:deja|dejar|incluye|trae|traer|queda)(?!\p{L})/iu, '')) ||
    lines.some(([pattern]) => pattern.test(part));
  if (others.length < 2 || /^[$\d]/u.test(topic) || topic.split(' ').length > 12) return undefined;
  if (!parts.every(isNote)) return undefined;
  const prices = others.filter((part) => /^\$\d[\d,.]*$/u.test(part)).length;
  return { topic, items: (prices > 1 ? withTheirPrices(others) : others).map(asLine) };
}
