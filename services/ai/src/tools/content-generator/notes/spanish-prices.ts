/** Dollar signs of a Spanish note where its words say that a number is a price. */
export const withSpanishPrices = (note: string): string =>
  note
    .replace(/(\d) ?dolares\b/gi, '$1 dólares')
    .replace(/(?<![$\d.,])(\d+\.\d\d)(?![\d%])/g, '$$$1')
    .replace(
      /(?<![$\d.,])(\d{1,4})(?= (?:la docena|el kilo|la libra|cada un[oa]|por persona|la hora|el par|la pieza|el galón|la orden|el plato)(?!\p{L}))/giu,
      '$$$1',
    )
    .replace(
      /(?<![$\d.,])(\d{1,4})(?= por (?:\d+ (?:horas|días)|niñ[oa]|adulto|pareja|familia|clase|prenda|pieza|mesa|silla|bolsa|caja|noche|mes)(?!\p{L}))/giu,
      '$$$1',
    )
    .replace(/(?<![$\d.,])(\d{1,3})(?= (?:la|el|por) \p{L}+ (?:o|y) \$\d)/giu, '$$$1')
    .replace(/(\$\d[\d.]* por \p{L}+) (?=\p{L}+ gratis)/giu, '$1, ')
    // "chica 18 mediana 28 y grande 40"
    .replace(
      /(?<!\p{L})((?:chic|median|grand|pequeñ|individual|familiar|sencill|dobl)\p{L}*) \$?(\d{1,3}),? (?=(?:y )?(?:chic|median|grand|pequeñ|individual|familiar|sencill|dobl)\p{L}* \$?\d)/giu,
      (_, size: string, sum: string) => `${size} $${sum}; `,
    )
    .replace(/(\$\d+); (?=y )/g, '$1 ')
    .replace(/(\$\d+); /g, '$1, ')
    // "chico 3 y grande 9"
    .replace(
      /(?<=(?<!\p{L})(?:chic[oa]|median[oa]|grande|sencill[oa]|doble|entero|medi[oa]|niños|adultos) )(\d{1,4}(?:\.\d\d)?)(?=$|,| y )/giu,
      '$$$1',
    )
    // "usadas desde 35 y nuevas desde 79 ya puestas"
    .replace(
      /(?<=(?<!\p{L})desde )(\d{2,4})(?= (?:y|o|ya|con)(?!\p{L})(?! (?:media|cuarto)))/giu,
      '$$$1',
    )
    // "mesas a 8 y sillas a $1.50"
    .replace(/(?<=\p{L}{3,}s a )(\d{1,4})(?=$|,| y \p{L}+ a \$?\d)/giu, '$$$1')
    .replace(/(?<=\bdesde )(\d{1,4})(?=$|,)/giu, '$$$1')
    // "$22 y media docena en 12"
    .replace(/(?<=\$\d[\d.]* y (?:\p{L}+ ){1,3}(?:en|a) )(\d{1,4})(?=$|[,.;])/giu, '$$$1')
    // "45 dentro de Dalton 60 fuera"
    .replace(
      /(?<=^|[,.] )(\d{2,4}) (dentro|en (?:la ciudad|el pueblo)|local(?:es)?|aquí)( [^,$\d]{0,30}?)?,? (?:y )?(\d{2,4}) (fuera|afuera|foráneos?)/giu,
      '$$$1 $2$3 y $$$4 $5',
    )
    // "$24 la docena y de dulce a 20"
    .replace(
      /(?<=\$\d[^.;$]{3,40}(?<!\d|las) a )(\d{1,4})(?=\s*(?:$|[,.;]))(?! ?(?:am|pm|hrs?))/giu,
      '$$$1',
    )
    .replace(/(?<![$\d.,])(\d{1,4}(?:\.\d\d)?) ?d[oó]?l(?:ar)?e?s\b\.?/giu, '$$$1')
    .replace(/\b(apart\w+ con) (?=\d{2,}\b(?! (?:dólares|pesos|días|horas)))/gi, '$1 $$')
    .replace(
      /\b(compras (?:de|mayores a|desde)) (?=\d+\b(?! ?(?:o|a|piezas|libras)\b))/gi,
      '$1 $$',
    );

/** "uñas acrílicas 40 con Maribel" beside other prices. */
export const pricedInside = (note: string) =>
  note.replace(
    /^((?:\p{L}+ ){1,6})(\d{2,4})(?= (?:con|sin|ya|incluye|cada|por|solo|la|el|hasta que|mientras)(?!\p{L})(?! (?:horas|días|personas|años)))/iu,
    (whole, what: string, sum: string) => (isNoPrice.test(what) ? whole : `${what}$${sum}`),
  );

/** "casa de 3 recámaras 130": a thing and two or three digits that count nothing. */
export const withSum = /^(?:[\p{L}\d]+ ){2,8}(?!(?:19|20)\d\d$)[1-9]\d{1,2}$/u;
/** After these a number is no price. */
const isNoPrice =
  /(?:^| )(?:de|del|a|al|las|los|el|la|en|calle|ruta|número|y|o|por|hasta|local|lote|talla|piso|mesa|sala|edad|máximo|mínimo|cupo|capacidad|solo|primeros?|primeras?) $/iu;

/** "brincolín con resbaladilla 160" beside other prices. */
export const pricedAtEnd = (note: string) =>
  note.replace(/^((?:[\p{L}\d]+ ){1,8})(\d{2,4})$/u, (whole, what: string, sum: string) =>
    isNoPrice.test(what) ? whole : `${what}$${sum}`,
  );
