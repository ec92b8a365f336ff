import { upperFirst } from '@commons/contracts/text/upper-first';
import { spanishNames } from '../../facts/names/spanish-names.js';
import { spanishShortForms, withoutShortForms } from '../../facts/spelling/short-forms.js';

/** Words that phones write without their marks, and how they are spelled. A word that exists without is not here. */
const words = new Map(
  `sábado sábados recién miércoles día días mañana año años señora señor señorita señoras señores niño niña niños niñas baño baños
  también además después detrás atrás aquí allí ahí así más todavía jamás quizás según través dólar dólares
  teléfono número números máquina máquinas página crédito depósito artículo artículos técnico técnica técnicos electrónico
  electrónica rápido rápida único única últimos último última próximo próxima próximos próximas público música médico
  médica clínica básico básica eléctrico eléctrica mecánico mecánica plástico plásticos periódico método kilómetros químico químicos
  café jardín jardines álbum camión jabón inglés francés difícil fácil útil móvil árbol árboles azúcar lápiz césped
  sótano cómodo código lámpara lámparas sábana sábanas cámara cámaras válido válida lógico histórico orgánico orgánica
  están será serán estará estarán tendrá tendrán podrá podrán vendrá vendrán hará harán habrá dará darán irá irán
  podría podrían podríamos debería deberían quería querían serían tenía tenían había habían quisiéramos gustaría vendría
  vencía venía decía perdón razón jalón cajón colchón colchones balcón pantalón camarón limón algodón cartón montón salón
  mínimo mínima máximo máxima recámara recámaras español españoles compañía pequeño pequeña pequeños dueño dueña cumpleaños otoño daño daños diseño diseños cañería
  garantía policía energía avería guía vía librería lavandería panadería carnicería peluquería tubería batería baterías
  tapicería joyería papelería pizzería cafetería plomería carpintería herrería galería sandía alegría mercancía
  reunión reuniones unión opinión región conexión avión cotización cédula límite trámite trámites vehículo vehículos semáforo sólido líquido líquidos higiénico aéreo línea líneas
  área áreas óptica cárcel mármol débil portátil fútbol básquetbol béisbol champú menú bebé bebés sofá mamá
  frío fría fríos frías guardería guarderías taquería taquerías florería ferretería zapatería mueblería tortillería dulcería pastelería
  raíz raíces país países maíz
  órdenes orígenes jóvenes exámenes imágenes volúmenes márgenes enfría enfrían falló olvidó atendió gustó cayó leyó oyó abrió`
    .split(/\s+/)
    .map((word) => [bare(word), word] as const),
);

/** Without accents and tildes: what a phone writes. */
function bare(word: string): string {
  return word.normalize('NFD').replace(/[\u0300\u0301\u0303]/g, '');
}

/** Words that mean something else without their mark, with what stands around them where the mark is missing. */
const inContext: readonly (readonly [RegExp, string])[] = [
  // "ya esta lista", "esta en el taller"; "esta semana" stays
  [
    /(?<!\p{L})(e)sta(?= (?:list[oa]|abiert[oa]|cerrad[oa]|pagad[oa]|rot[oa]|hech[oa]|enferm[oa]|dañad[oa]|en|de vacaciones|por|muy|bien|mal|disponible|descompuest[oa]|\p{L}+(?:[ai]d[oa])(?!\p{L}))(?!\p{L}))/giu,
    '$1stá',
  ],
  [/(?<=(?<!\p{L})(?:ya|no|todavía|aún|nos|le|se) )esta(?!\p{L})/giu, 'está'],
  // "le encanto el color", "un te de manzanilla"
  [
    /(?<=(?<!\p{L})(?:l[ea]s?|me|nos) )(encant|gust|fascin|qued|fall|molest|result|parec)o(?=(?: (?:mucho|el|la|los|las|su|mi|como|bien|muy|que|list[oa]|todo|nuestr\p{L}+|a)(?!\p{L})|[,.;!]|$))/giu,
    '$1ó',
  ],
  [
    /(?<=(?<!\p{L})(?:un|el|de|del|taza de) )te(?= (?:de|verde|negro|helado|caliente|frío|con)(?!\p{L})|[,.;]|$)/giu,
    'té',
  ],
  // "ya regreso Yuli"
  [/(?<=(?<!\p{L})[Yy]a )(\p{Ll}{3,})o(?= \p{Lu}\p{Ll})/gu, '$1ó'],
  // "ya quedo podado"
  [/(?<=(?<!\p{L})ya )quedo(?= (?:list[oa]|\p{L}+[ai]d[oa]s?)(?!\p{L}))/giu, 'quedó'],
  // "los papas de los alumnos"
  [/(?<=(?<!\p{L})(?:a los|mis|sus) )papas(?= (?:que|de (?:los|las|la)|:)|[,:])/giu, 'papás'],
  // "la lluvia nos paro": nobody stops us in the first person
  [
    /(?<=(?<!\p{L})nos )(?!(?:dio|hizo|vino|dijo|trajo|puso|quiso|pudo|tuvo|estuvo|fue|supo|vio|mismo|solo|caso)(?!\p{L}))(\p{Ll}{3,})o(?!\p{L})/giu,
    '$1ó',
  ],
  // "sus llantas las 4 Michelin"
  [/(?<=(?<!\p{L})sus? )(\p{L}+s),? (?:las|los) (\d+) (?=\p{L})/giu, '$2 $1 '],
  // "se enfermo Lupita", "la tela llego": what somebody else did; "quedo a sus órdenes" stays
  [
    /(?<=(?<!\p{L})(?:se(?: l[ea]s?)?|nos|me|(?:el|la|su|mi|nuestr[oa]) (?!(?:primer|segundo|tercer|último|próximo|nuevo|mismo) )\p{Ll}+(?: #?\d[\w-]*)?) )(enferm|cambi|dañ|pag|retras|atras|mud|lastim|quem|apag|cort|compr|revent|lleg|qued|(?<!(?<!\p{L})me )llam|pas|dej|empez|termin|mand|tard|tom|entreg|cobr|cancel|confirm|visit|ayud|cerr|acab|cost|gan|regres|perdon|regal|rob|naci)o(?!\p{L})/giu,
    '$1ó',
  ],
];

/** "acrilica", "automatico", "estabamos", "riquisimo": the third syllable from the end is stressed. */
const early = /(?<=\p{Ll})([aeiou])(?=(?:t|st|l|n|m|f|r|g|d)ic[oa]s?$|bamos$|sim[oa]s?$)/u;
const isEarly =
  /(?:(?:[aeo]t|[aei]st|[aoi]l|[aoe]n|[aeo]m|[aoi]f|[eo]r|[oa]g|[eo]d)ic[oa]s?|[^aeiou]abamos|[^aeiou]isim[oa]s?)$/u;
const notEarly =
  /^(?:platica|practica|critica|fabrica|public|dedic|predic|indic|abdic|salpic|mastic|aplic|ubic|\p{L}+ifica|comunic|abanic|trafic|medic[ao]s?$|provoc|pronostica|diagnostica|domestica|autentica$|musica)/u;

/** Endings that always have their mark: "reparacion", "salio", "querriamos". */
const endings: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Ll}{2})([cs])ion$/u, '$1ión'],
  // "cambiamos" and "limpiamos" are spelled so.
  [
    /(?<=\p{Ll}{2})(?<!^(?:camb|limp|env|cop|estud|inic|anunc|aprec|financ|negoc|ampl|recic))iamos$/u,
    'íamos',
  ],
  [
    /^(venc|sal|sub|romp|perd|vend|recib|pid|met|sirv|llov|ocurr|suced|decid|part|cumpl|conoc|ofrec|aparec|escrib|prefir|rind|fallec|crec|corr)io$/u,
    '$1ió',
  ],
];

/** "mandanos", "escribeme", "siguenos": what is asked of one reader, with its pronoun. */
const asked =
  /^(mand|llam|visit|busc|contact|pregunt|avis|apart|prueb|compr|aprovech|pas|pid|escrib|sigu|reserv|orden|encuentr|conoc|consult|compart|etiquet)([ae])(nos|me|lo|la|los|las)$/u;
const stressed: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };

function spelled(word: string): string {
  const order = asked.exec(word);
  if (order)
    return `${order[1]?.replace(/([aeio]|(?<!q)u(?![ae])|(?<=s)i(?=gu))(?=[^aeio]*$)/u, (vowel) => stressed[vowel] ?? vowel)}${order[2]}${order[3]}`;
  const known = words.get(word);
  if (known) return known;
  if (word.length > 5 && isEarly.test(word) && !notEarly.test(word))
    return word.replace(early, (vowel) => stressed[vowel] ?? vowel);
  for (const [ending, mark] of endings) if (ending.test(word)) return word.replace(ending, mark);
  return word;
}

const money = String.raw`(\d{1,3}(?:,\d{3})+|\d+)(\.\d\d)?`;
const withSeparators = (whole: string) =>
  whole.replace(/,/g, '').replace(/\B(?=(?:\d{3})+$)/g, ',');
const asMoney = (whole: string, cents = '') => `$${withSeparators(whole)}${cents}`;

/** Not an amount: an hour, a count, a number with its noun. */
const noAmount =
  '(?![\\d:.,]*\\d|[.,]?\\d| ?%| ?[ap]\\.?m| (?:de (?:la (?:mañana|tarde|noche)|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|octubre|noviembre|diciembre)|y media(?! docena| orden| libra)|en punto)(?!\\p{L}))';
/** What stands after an amount: the end of its clause, or what it is for. */
const behindAmount = `(?=[.,;!?)]|$| (?:ya|con|por|para|al?|la|el|del|de (?:la|su|sus|los|las)|de descuento|menos|más|extra|adicional(?:es)?|en|antes|y|o|desde|todo|cada|incluye|que|incluid[oa]s?|si|mensual(?:es)?|semanal(?:es)?)(?!\\p{L}))`;

/** What stands before an amount: "son 24", "debe 180 de la factura", "suben de 45 a 50". */
const amounts: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(`\\$?(?<![\\d.,])${money} (?:d[óo]lares|d[óo]lar|usd|d[óo]lls?)(?!\\p{L})`, 'giu'),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:suben?|subió|subimos|bajan?|bajamos|pasan?|cambian?) de )\\$?${money} a \\$?${money}${noAmount}`,
      'giu',
    ),
    (_, one = '', cents, other = '', more) => `${asMoney(one, cents)} a ${asMoney(other, more)}`,
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:fueron|son|sale|salen en|sale en|salió en|quedó en|cuestan?|costará|costó|vale|valen|deben?|debía|cobramos|descontamos|bajamos|devolvemos|regresamos|reembolsamos|descuento de|total de|total|depósito de|anticipo de|faltan|falta pagar|pagan?|ofrecemos|antes|antes a|por solo|por|extra de|queda en|quedan en|quedaría en|se queda en|anticipo|anticipo de|apartado|apartado de|depósito|enganche|cargo de|saldo de|multa de|precio de) )${money}${noAmount}${behindAmount}`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  // "frenos del van 380 venció el 1"
  [
    new RegExp(
      `(?<=(?<!\\p{L})factura [^,.;]{0,60}\\p{Ll} )(?<!(?:las?|factura|pedido|orden|número|del?|al?) )${money}(?= (?:venci[óo]|vence|pendiente|atrasad[oa])(?!\\p{L}))`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  // "el presupuesto de 2400 se vence"
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:presupuesto|cotización|factura|cuenta|recibo) (?:de|por) )${money}(?= (?:se|vence|venció|que|ya|es|del|por|para)(?!\\p{L})|[.,;]|$)`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  // "a 38 la yarda", "de 24 a 30 la hora"
  [
    new RegExp(
      `(?<=(?<!\\p{L})de )\\$?${money} a \\$?${money}(?= (?:la|el|por) (?:hora|día|semana|mes|pieza|visita)(?!\\p{L}))`,
      'giu',
    ),
    (_, one = '', cents, other = '', more) => `${asMoney(one, cents)} a ${asMoney(other, more)}`,
  ],
  [
    new RegExp(
      `(?<=(?<!\\p{L})(?:a|desde) )${money}(?= (?:la|el|cada|por) (?:yarda|libra|kilo|docena|pieza|galón|bolsa|caja|saco|costal|carga|metro|pie|planta|árbol|plato|orden|par|hora|visita|noche)(?!\\p{L}))`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  // "factura 2207 de 8 llantas, 2,960, venció"
  [
    /(?<=(?:^|[,.;] ))(\d{1,3}(?:,\d{3})+)(\.\d\d)?(?=[,.;]? (?:venci|vence)|[,.;]|$)/giu,
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  // "8400 con material": an amount begins the note
  [
    new RegExp(
      `(?<=(?:^|[,.:;] ))(?<!\\d, )${money}(?= (?:con |todo incluido|en total|cada un[oa]))`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
  [
    new RegExp(
      `(?<![\\d:.,$#/-]|(?<!\\p{L})(?:las?|factura|pedido|orden|número|del?|al?) )${money}(?= (?:de anticipo|de apartado|de depósito|de enganche|por niñ[oa]|por clase|por pareja|por familia|por alumn[oa]|por visita|por noche|por boleto|por adulto|al mes|a la semana|por hora|la hora|cada un[oa]|por persona|por pieza|mensuales|semanales|de descuento)(?!\\p{L}))`,
      'giu',
    ),
    (_, whole = '', cents) => asMoney(whole, cents),
  ],
];

/** A quote or an invoice: the number at the end of a thing is its price. */
const quotes = /(?<!\p{L})(?:cotización|presupuesto|factura|cotizar)(?!\p{L})/iu;
const quoted = new RegExp(
  `(?<=\\p{L}{3,} )(?<!(?<!\\p{L})(?:de|del|al?|las?|los|el|en|y|o|por|hasta|desde|número|calle|ruta|factura|pedido|orden|local|lote|talla|piso|mesa|unidad|depto|casa|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|lunes|martes|miércoles|jueves|viernes|sábado|domingo) )(?=\\d{2})${money}(?=\\s*(?:[,;\\n]|\\.(?!\\d)|$))`,
  'giu',
);

/** Text typed in Spanish with its accents and tildes, amounts as "$24", and names with their capitals. */
export function spanishSpelling(typed: string): string {
  const whole = withoutShortForms(typed, spanishShortForms);
  const marked = whole.replace(/(?<![\p{L}@./])\p{L}+(?![\p{L}@]|\.\p{L})/gu, (word) => {
    const small = word.toLowerCase();
    const right = spelled(small);
    if (right === small) return word;
    // "Rios" and "Leon" are names.
    return /^\p{Lu}/u.test(word) ? upperFirst(right) : right;
  });
  const read = inContext.reduce((text, [pattern, mark]) => text.replace(pattern, mark), marked);
  const signed = amounts.reduce((text, [pattern, say]) => text.replace(pattern, say), read);
  return spanishNames(
    quotes.test(signed)
      ? signed.replace(quoted, (_, whole: string, cents?: string) => asMoney(whole, cents))
      : signed,
  );
}
