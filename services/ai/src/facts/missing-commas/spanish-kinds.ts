/** Spanish has no tagger here: kinds of words by lists and endings. */
const kinds: readonly (readonly [string, RegExp])[] = [
  [
    'day',
    /^(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|hoy|ma[nñ]ana|anoche)$/,
  ],
  [
    'month',
    /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$/,
  ],
  ['article', /^(?:el|la|los|las|un|una|unos|unas|lo)$/],
  ['owner', /^(?:mi|mis|su|sus|nuestr[oa]s?|este|esta|estos|estas|ese|esa|cada|tod[oa]s?)$/],
  ['adp', /^(?:de|del|a|al|en|con|por|para|desde|hasta|entre|sobre|antes|despu[eé]s|cerca|junto)$/],
  ['cconj', /^(?:y|e|o|u|ni|pero|que|si|porque|cuando|como|mas)$/],
  ['pronoun', /^(?:me|te|se|le|les|nos|yo|usted|ustedes|ell[oa]s?)$/],
  ['no', /^(?:no|sin|ya|tambi[eé]n|ahora)$/],
  ['state', /^(?:gratis|incluid[oa]s?|list[oa]s?|abiert[oa]s?|cerrad[oa]s?|extra|m[aá]s|libres?)$/],
  [
    'be',
    /^(?:es|son|est[aá]n?|fue|era|hay|somos|estamos|queda|quedan|qued[oó]|sale|salen|cuesta|cuestan)$/,
  ],
  [
    'verb',
    /^(?:falta|faltan|puede|pueden|pase|pasen|traer|traiga|traigan|llame|llamen|venga|vengan|deje|dejen|mande|manden|aparte|pida|debe|deben|tiene|tienen|llega|llegan|lleg[oó]|empieza|empiezan|cierra|viene|vienen|necesita|incluye|trae|va|van|busca|renta|vende|recoger|llevar|llevarse|avisar|confirmar|ocupo|necesito|quiero|gracias|disculpe|perd[oó]n)$/,
  ],
  ['verb', /(?:amos|emos|imos|aron|ieron|[aei]rse|aba|aban)$/],
];

/** The kind of a Spanish word; "noun" for whatever no list has. */
export function spanishKind(text: string, lower: string, isFirst: boolean): string {
  const found = kinds.find(([, words]) => words.test(lower));
  if (found) return found[0];
  return !isFirst && /^\p{Lu}/u.test(text) ? 'name' : 'noun';
}
