import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { type Exchange, exchangedIn } from './exchanges.js';

/** Spanish words of the same meaning, in each direction that reads well anywhere in a sentence. */
const exchanges: readonly Exchange[] = [
  // Hours; of 12 nobody knows which one it is.
  [/\b(?!12)(\d{1,2}(?::\d\d)?) de la mañana(?!\p{L})/gu, '$1am'],
  [/\b(?!12)(\d{1,2}(?::\d\d)?) de la (?:tarde|noche)(?!\p{L})/gu, '$1pm'],
  [
    /(\$\d(?:[\d.,]*\d)?) (?:la|el) (?=(?:libra|hora|noche|docena|yarda|persona|clase|mes|semana|galón|metro|día)(?!\p{L}))/gu,
    '$1 por ',
  ],
  [/\btienen (\d+ ?% de descuento)/g, 'reciben un $1'],
  [
    /(?<!\p{L})(?<!durante )(?=tod[oa] (?:el mes|la semana|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?!\p{L}))/gu,
    'durante ',
  ],
  [/(?<=\p{L} )desde (?=\$\d)/gu, 'a partir de '],
  [/(?<!\p{L})a partir de (?=\$\d)/gu, 'desde '],
  [/(?<!\p{L})todos los (?=(?:lunes|martes|miércoles|jueves|viernes)(?!\p{L}))/gu, 'cada '],
  [/(?<!\p{L})por encargo(?!\p{L})/gu, 'bajo pedido'],
  [/(?<=\p{L}),? así que (?=\p{L})/gu, ', por eso '],
  [/(?<!\p{L})solo quedan(?= \d)/gu, 'quedan solo'],
  [/^Solo quedan(?= \d)/g, 'Quedan solo'],
  [/(?<!\p{L})casi siempre(?!\p{L})/gu, 'por lo general'],
  [/(?<=[Pp]edidos )hasta (?=el \d)/g, 'a más tardar '],
  [
    /(?<!\p{L})([Mm])ánd(?=(?:a|e)(?:nos|me)(?!\p{L}))/gu,
    (_, first = '') => (first === 'M' ? 'Enví' : 'enví'),
  ],
  [
    /(?<!\p{L})([Mm])and(?=[ae] (?:un|una|tu|su) )/gu,
    (_, first = '') => (first === 'M' ? 'Enví' : 'enví'),
  ],
  [/\bhay que tener\b/g, 'se debe tener'],
  [/\ben lugar de (?=\$)/g, 'en vez de '],
  [/\bofrecemos\b/g, 'tenemos'],
  [/\bOfrecemos\b/g, 'Tenemos'],
  [/(\d+) por ciento\b/g, '$1%'],
  [/\bcuesta (?=\$)/g, 'sale en '],
  [/\bcuestan (?=\$)/g, 'salen en '],
];

const courtesy = /^([^¿?¡!,;:]{8,90}), por favor\.$/;
const alsoThere = /^También (hay|tenemos|vendemos|hacemos|damos) ([^¿?¡!;:,]{3,60})\.$/;

/** A Spanish sentence in other words of the same meaning; itself where it has none. */
export function inSpanishWords(sentence: string): string {
  if (/["“”«»]/.test(sentence)) return sentence;
  const [, asked = ''] = courtesy.exec(sentence) ?? [];
  const [, verb = '', things] = alsoThere.exec(sentence) ?? [];
  const turned = asked
    ? `Por favor, ${lowerFirst(asked)}.`
    : things
      ? `${upperFirst(verb)} ${things} también.`
      : sentence;
  return exchangedIn(turned, exchanges);
}
