import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { upperFirst } from './phrases.js';
import { askedDeed, hasSpanishVerb, politeOrder } from './spanish-verbs.js';

/** "para los que vienen": what hangs on the clause before it. */
const hangs =
  /^(?:y|o|e|ni|pero|porque|aunque|para|con|sin|de|del|en|a|al|desde|hasta|por|que|como|cuando|si|también|más|todo incluido|antes|ya que|pues)(?!\p{L})/iu;

export interface SpanishSpeech {
  readonly isMany: boolean;
}

/** Sentences of notes: fragments completed or joined to the clause that they hang on. */
export function spanishSentences(text: string, { isMany }: SpanishSpeech): string[] {
  // Who ends sentences with marks means the commas in them.
  const isText = /[\p{Ll}\d][.!?]\s+[¿¡]?\p{Lu}/u.test(text);
  return text
    .replace(toWriter, '')
    .split(endOfSentence)
    .map((one) => one.trim())
    .filter(Boolean)
    .flatMap((sentence) => (isText ? [withWords(sentence)] : clausesOf(sentence, isMany)))
    .map(asSentence);
}

/** "Es buen cliente, ser amable": how the letter should be. */
const toWriter =
  /(?<=^|[.,;] )(?:es (?:un |una )?(?:muy )?buen[ao]? client[ae]|(?:ser|sé|sea) (?:muy )?(?:amable|cortés|breve|firme|claro)|(?:en |con )?tono (?:amable|cordial|firme))[.,;]?\s*/giu;

/** Where a sentence ends; "Sra. Ponce" goes on. */
const endOfSentence =
  /(?<=(?<!(?:^|[\s(])(?:Sra?|Dra?|Srta|Ing|Lic|Av|No|Núm))[.!?])\s+|;\s+|\n+/iu;

/** "Factura 77 Taquería El Sol frenos $380 venció el 1 de noviembre" lacks what joins its parts. */
const unjoined =
  /^factura (#?[\w-]*\d[\w-]*),? (?!de |por |del |con |venci|vence)([^$]{3,60}?),? (\$\d[\d,.]*),? (venció|vence) /iu;

/** "puedo martes o miércoles a las 9", "no ir el miércoles se nos ponchó": an article and a full stop that were left out. */
const withWords = (sentence: string) =>
  sentence
    .replace(unjoined, 'La factura $1 ($2) por $3 $4 ')
    .replace(
      /(?<=(?<!\p{L})(?:puedo|podemos|puede|pueden|o|y|sería|vamos|voy|es|mejor) )(?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?!\p{L}))/giu,
      'el ',
    )
    .replace(
      /(?<=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|hoy|ayer|mañana)) (?=(?:se (?:nos|me|le) |es que |ya no |tuvimos |tuve )\p{L})/giu,
      ', ',
    )
    .replace(
      /(?<=(?:^|, ))si no pued(e|en),? que (avise|llame|mande|diga)n?(?!\p{L})/giu,
      'si no pued$1, por favor $2',
    )
    // "si no le va bien que me llame al 600"
    .replace(
      /(?<=(?:^|[,.] )si [^,.]{3,40}),? que (me|nos) (llame|avise|escriba|mande)(n?)(?!\p{L})/giu,
      (_, whom: string, verb: string, n: string) =>
        `, por favor ${verb.toLowerCase().replace(/^(ll|av|escr|m)([aie])/u, (_all, start: string, vowel: string) => start + ({ a: 'á', i: 'í', e: 'é' }[vowel] ?? vowel))}${n}${whom.toLowerCase()}`,
    )
    .replace(/(?<=(?:^|[,.] )si [^,.]{3,40}), que (?=no haga)/giu, ', ')
    .replace(/, perdona(?=[.]?$)/iu, ', disculpe')
    .replace(
      /(?<=^|, )cuanto (sale|cuesta|vale|es|sería|cobra)(?!\p{L})([^,.?]*)\??/giu,
      '¿cuánto $1$2?',
    );

function clausesOf(typed: string, isMany: boolean): string[] {
  const sentence = withWords(typed);
  const clauses: string[] = [];
  for (const part of sentence
    .split(/,\s+(?!\d{3}(?!\d))/u)
    .map((one) => one.trim().replace(/[.,;]+$/u, ''))
    .filter(Boolean)) {
    const said = completed(part, isMany);
    const last = clauses.at(-1);
    if (last !== undefined && isTied(part, said, last))
      clauses[clauses.length - 1] =
        `${last}${noComma.test(part) && !relative.test(part) ? ' ' : ', '}${said}`;
    else clauses.push(said.replace(/^(?:y|e|pues)\s+(?=.{12})/iu, ''));
  }
  return clauses;
}

/** "le damos una limpieza gratis", "si cancelan a tiempo se les devuelve": clauses whose verb stands after its pronoun. */
const ownClause =
  /^(?:(?:no|ya|también) )?(?:le|les|nos|me|se) \p{L}+|^si (?!no )[^,]+ (?:se|le|les|nos|lo|la|los|las) (?:les? |nos |lo |la )?\p{L}+/iu;
const joining = /^(?:y|o|e|ni|que|pues)(?!\p{L})/iu;
/** "su restaurante, que tiene cucarachas": says more of the thing before it. */
const relative =
  /^(?:que (?:(?:tiene|está|es|necesita|queda|lleva|hace|sirve|incluye|mide|pesa|cuesta)n?|\p{L}+(?:ó|ieron|aron))|donde|quien(?:es)?)(?!\p{L})/iu;
const noComma = /^(?:y|o|e|porque|que)(?!\p{L})/iu;

/** Whether a part belongs to the sentence before it: it has no verb of its own, or gives its reason. */
function isTied(part: string, said: string, last: string): boolean {
  if (/[?!]$/u.test(last)) return false;
  if (relative.test(part)) return true;
  if (
    /^(?:porque|pero|aunque|ya que|para que|si no|antes a|como|según|igual que|cuando|donde|mientras|hasta que|antes de|después de)(?!\p{L})/iu.test(
      said,
    )
  )
    return true;
  if (said !== part || ownClause.test(part)) return false;
  return !hasSpanishVerb(joining.test(part) ? part.replace(/^\p{L}+\s+/u, '') : part);
}

const asksThat = new RegExp(`^que (?=${askedDeed})`, 'iu');

/** Notes that are no clauses yet, each with an example. */
function completed(part: string, isMany: boolean): string {
  const n = isMany ? 'n' : '';
  // "emergencias al 706-555-0166"
  const call =
    /^(?:para )?(emergencias|urgencias|citas|pedidos|información|informes|dudas|preguntas|reservaciones|cambios|quejas)(?: llamar)?(?: al?|:) (?=[+(\d])(.+)$/iu.exec(
      part,
    );
  if (call) return `Para ${call[1]?.toLowerCase()}, llame${n} al ${call[2]}`;
  // "que nos deje una reseña", "que gracias por venir"
  const asked = asksThat.exec(part);
  if (asked) return `Le${isMany ? 's' : ''} pedimos que ${part.slice(asked[0].length)}`;
  if (/^que (?:muchas )?gracias(?!\p{L})/iu.test(part)) return part.replace(/^que /iu, '');
  // "último día 15 de diciembre"
  const dated =
    /^(?:el |su )?(último día|día de entrega|último pago|fecha límite) (?=(?:el )?(?:\d|lunes|martes|miércoles|jueves|viernes|sábado|domingo))(?:el )?(.+)$/iu.exec(
      part,
    );
  if (dated) return `Su ${dated[1]?.toLowerCase()} es el ${dated[2]}`;
  const order = politeOrder(part, isMany);
  if (order) return order;
  if (/^(?:muchas )?gracias\b/iu.test(part)) return upperFirst(part);
  if (/^urge$/iu.test(part)) return 'Es urgente';
  // "zelle o cheque"
  if (
    /^(?:por |con )?(?:zelle|venmo|cheques?|efectivo|tarjeta)(?:(?:, | o |, o )(?:zelle|venmo|cheques?|efectivo|tarjeta))*$/iu.test(
      part,
    )
  )
    return `Puede${n} pagar con ${part.replace(/^(?:por|con) /iu, '').replace(/zelle|venmo/giu, upperFirst)}`;
  if (/^perdón(?!\p{L})/iu.test(part))
    return part.replace(/^perdón/iu, `Le${isMany ? 's' : ''} pedimos perdón`);
  // "10% de descuento", "bastillas a $10 todo diciembre"
  if (
    /^(?:\d+ ?%|\p{L}+(?: \p{L}+){0,3} a \$\d)/u.test(part) &&
    !hasSpanishVerb(part) &&
    !hangs.test(part)
  )
    return `Tenemos ${lowerFirst(part)}`;
  // "antes $14"
  if (/^antes (?:a )?(?=\$\d)/iu.test(part)) return part.replace(/^antes (?:a )?/iu, 'antes a ');
  return part;
}

const asSentence = (text: string): string => {
  const plain = upperFirst(text.trim().replace(/[\s,;:]+$/u, '')).replace(/^¿\p{Ll}/u, (start) =>
    start.toUpperCase(),
  );
  const asked =
    /^(?:cuándo|cuánto|dónde|cómo|quién|puede|pueden|podría|podrían)(?!\p{L}).*\?$/iu.test(plain);
  const marked = asked && !plain.startsWith('¿') ? `¿${plain}` : plain;
  return /[.!?]$/u.test(marked) ? marked : `${marked}.`;
};
