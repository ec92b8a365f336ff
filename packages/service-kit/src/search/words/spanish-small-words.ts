const wordsOf = (text: string) => text.split(' ');

/** Stop words that do not occur in English searches. */
const onlySpanish = wordsOf(
  'trabajo trabajos empleo empleos vacante vacantes puesto puestos busco buscar buscando necesito necesita quiero ' +
    'quisiera cerca aqui alguien donde quien mejor mejores buena bueno barato barata baratos baratas economico ' +
    'economica servicio servicios urgente abierto abierta ahora hoy tengo duele arreglar reparar',
);

/**
 * Stop words that may have another meaning in English searches: "la", "con", "me". Without "unas", which is "uñas"
 * (nails) folded.
 */
const ambiguous = wordsOf(
  'a al de del para por en con un una unos el la los las lo y o e mi mis me su sus se que es hay como mas ' +
    'te le les nos muy todo toda todos todas esto ese esa otro otra algo pasado proximo tambien favor puede pueden tiene alguno ' +
    'esta estan estoy son soy ser fue hace hacen cual cuando si ya vez primera primer raro alguna quiere quieren',
);

/** Stop words of a Spanish search that do not occur in English ones. */
export const onlySpanishWords: ReadonlySet<string> = new Set(onlySpanish);

/** Stop words of a Spanish search. */
export const spanishSmallWords: ReadonlySet<string> = new Set([...onlySpanish, ...ambiguous]);
