/** Spanish words of the same meaning, in each direction that reads well anywhere in a sentence. */
const exchanges: readonly (readonly [pattern: RegExp, said: string])[] = [
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
    ? `Por favor, ${asked.charAt(0).toLowerCase()}${asked.slice(1)}.`
    : things
      ? `${verb.charAt(0).toUpperCase()}${verb.slice(1)} ${things} también.`
      : sentence;
  return exchanges.reduce((said, [pattern, other]) => said.replace(pattern, other), turned);
}
