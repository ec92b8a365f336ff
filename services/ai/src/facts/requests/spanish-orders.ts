/** What owners say in Spanish to the writer of the text and not to its reader, each with examples. */
const orders = [
  // "me da pena cobrarle", "ya sabes cómo es"
  '(?:la verdad )?(?:me|nos) da (?:mucha )?pena (?:cobrar|decir|pedir|molestar|escribir)(?:le|les|lo|la)?(?: (?:otra vez|esto))?',
  '(?:ya )?t[uú] sabes|ya sabes(?: c[oó]mo (?:es|son))?|ja(?:ja)+|ni modo|no s[eé](?: c[oó]mo decirlo)?|o algo as[ií]|etc[eé]tera',
  // "que quede bonito por favor", "algo sencillo", "con mucho tacto"
  '(?:pero |y |por favor )*que (?:quede|suene|se oiga|se lea|salga|sea) (?:muy |m[aá]s |algo )?(?:bonito|bien|amable|formal|profesional|corto|breve|serio|firme|alegre|sencillo|claro|cari[nñ]oso|educado)(?: (?:pero|y) (?:no muy )?(?:firme|amable|claro|formal|corto|serio))?',
  '(?:por favor )?(?:algo|h[aá]zlo|ponlo|escr[ií]belo|d[ií]selo) (?:muy |m[aá]s )?(?:bonito|corto|cortito|breve|sencillo|amable|formal|bien|con (?:tacto|cari[nñ]o|respeto))|con (?:buenas palabras|mucho tacto|tacto|amabilidad)',
  '(?:pero )?sin (?:emojis?|hashtags?|exageraciones|bromas|chistes|pelear|pelea|groser[ií]as)',
  // "no pongas precios de otros", "que no suene a reclamo"
  '(?:por favor )?(?:no|nunca) (?:pongas?|mencion[ae]s?|digas?|uses?|incluyas?|escribas?|exageres?)(?: [^,.;!?\\n]{1,60})?|(?:que )?(?:no )?(?:suene|se oiga|se lea)(?: [^,.;!?\\n]{1,60})?',
  // "sin que se ofenda", "no la quiero perder"
  '(?:para )?(?:que )?(?:sin que|no) (?:se )?(?:ofenda|enoje|moleste)n?|no (?:la|lo|los|las) quiero perder|no quiero perder(?:la|lo|los|las)',
  '(?:es|son) (?:un |una |unos |unas )?(?:muy )?buen(?:o|a|os|as)? (?:clientes?|clientas?|gente|persona)|(?:ella |[eé]l )?est[aá]n? (?:muy |bien |algo )?(?:enojad|molest|furios)[oa]s?(?: conmigo| con nosotros)?',
  'no le digas? que (?:yo )?[^,.;!?]{2,60}|t[uú] (?:le )?buscas las palabras|perd[oó]n por las faltas(?: de ortograf[ií]a)?',
] as const;

/** An order ends where a clause does; "me da pena cobrarle pero" leads to what is said. */
const order = new RegExp(
  `(^|[,.;:!?(\\n–—-]\\s*|\\s(?:y|pero|porque|as[ií] que)\\s+)(?:(?:y|pero|porque|as[ií] que)\\s+)?(${orders.join('|')})(?: (?:jaja|por favor))?(?:\\s+(pero)(?=\\s)|(?=\\s*(?:[,.;:!?)\\n–—]|$)))`,
  'giu',
);
const atEnd = / (?:no pongas?|que suene)(?: [^,.;!?\n]{1,60})?$/iu;
/** "Que quede claro que no hay cambios": what is said stands after it. */
const telling =
  /(^|[.!?\n]\s*)(?:que quede claro|pon(?:ga)?|di(?:ga)?|mencion[ae]|aclar[ae]|recuerd[ae]|avis[ae]) que (\S)/giu;

const maxInARow = 3;

/** A Spanish request without its orders to the writer, and the orders. Too few requests are labelled to learn them. */
export function withoutSpanishOrders(entry: string): { text: string; orders: readonly string[] } {
  const found: string[] = [];
  let left = entry.replace(
    telling,
    (_, before: string, first: string) => `${before}${first.toUpperCase()}`,
  );
  // Where two follow each other, the first ends a clause once the second is gone.
  for (let turn = 0, before = ''; turn < maxInARow && left !== before; turn += 1) {
    before = left;
    left = left.replace(order, (_, mark: string, said: string, leading: string | undefined) => {
      found.push(said);
      return leading ? mark.trimEnd() : /^[\n(]/.test(mark) ? mark : '';
    });
  }
  const [last] = atEnd.exec(left) ?? [];
  if (last) {
    found.push(last.trim());
    left = left.slice(0, -last.length);
  }
  const tidied = left
    .replace(/\(\s*\)/g, '')
    .replace(/^[\s,;:.!?–—-]+/u, '')
    .replace(/([.!?;,])\s*(?:[,;.](?!\d)\s*)+/g, '$1 ')
    .replace(/[ \t]+([,.;!?])/g, '$1')
    .trim();
  const isAll = !/\p{L}{3}.*\s/u.test(tidied);
  if (left === entry || isAll) return { text: entry, orders: [] };
  return { text: tidied, orders: found };
}
