import { upperFirst } from '../../wording/phrases.js';
import { askedDeed, hasSpanishVerb } from '../../wording/spanish-verbs.js';
import type { SpanishOrder } from './spanish-orders.js';

const day = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?';
const month =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const hour = '(?: a las? \\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?)?';
const moment = `(?:(?:el|este|los) ${day}(?: \\d{1,2}(?: de ${month})?(?![\\d:]))?${hour}|(?:el )?\\d{1,2} de ${month}${hour}|mañana${hour}|hoy${hour})`;
const range = `del? \\d{1,2}(?: de ${month})? al \\d{1,2} de ${month}`;

const first = (pattern: string, text: string) =>
  new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'iu').exec(text)?.[0];
const last = (pattern: string, text: string) =>
  [...text.matchAll(new RegExp(`(?<!\\p{L})${pattern}(?!\\p{L})`, 'giu'))].at(-1)?.[0];

/** Longest subject line that phones show in full. */
const maximum = 60;
const weakEnd =
  /(?:\s|,|(?<!\p{L})(?:en lugar|en vez|a partir|antes|después|el|la|los|las|una?|su|sus|mi|nuestr[oa]s?|de|del|al?|en|con|por|para|y|o|que|si|se|le|les|nos|más|muy|ya|no|porque|pero|cuando|como|donde|esta|este))+$/iu;

/** As much as fits, never cut after an article, a possessive or a preposition. */
export function shortSpanish(text: string, most = maximum): string {
  const plain = text.trim().replace(/[.,;:\s]+$/u, '');
  if (plain.length <= most) return plain;
  return plain
    .slice(0, most + 1)
    .replace(/\s\S*$/u, '')
    .replace(weakEnd, '');
}

type Occasion = (text: string, order: SpanishOrder) => string | undefined;

/** Occasions of a business, each with the subject line of its letter. The first that fits is taken. */
const occasions: readonly Occasion[] = [
  // "deben la factura 559 …, venció el 15 de octubre"
  (text) => {
    const number = /(?<!\p{L})factura (?:número |no\.? ?|n\.º ?|#)?(\p{Lu}{0,4}-?\d[\w-]*)/iu.exec(
      text,
    )?.[1];
    const isDue =
      /(?<!\p{L})(?:venció|vencid[oa]|deben?|pendiente|atrasad[oa]|vence)(?!\p{L})/iu.test(text);
    return number && `Factura ${number}${isDue ? ': pago pendiente' : ''}`;
  },
  // "su camioneta ya está lista"
  (text) => /(?<!\p{L})(sus? [^,.;]{3,40}? (?:ya )?están? list[oa]s?)(?!\p{L})/iu.exec(text)?.[1],
  (text, { kind }) => {
    if (kind !== 'question') return undefined;
    const asked = (text.split(/[,.;]/u)[0] ?? '').replace(/^si /iu, '');
    const [short = asked] =
      asked.length < 48 ? [asked] : asked.split(/ (?=(?:para|porque|con|desde|hasta|en|que) )/iu);
    return short.length < 56 && short.split(' ').length > 3 ? `¿${upperFirst(short)}?` : undefined;
  },
  (text, { kind }) =>
    kind === 'quote'
      ? /^((?:cotización|presupuesto) (?:para|de|por) [^,.;:\d]+)/iu.exec(text)?.[1]
      : undefined,
  (text, { kind }) => {
    if (kind !== 'thank') return undefined;
    const what = text.split(/[,.;]/u)[0] ?? '';
    return what.length < 40 && !hasSpanishVerb(what)
      ? `Gracias por ${what.replace(/^(?:por )/iu, '')}`
      : 'Muchas gracias';
  },
  // "la cita es el lunes": a meeting has its day
  (text, { kind }) => {
    if (kind !== 'meet') return undefined;
    const when = first(moment, text);
    return when ? `Reunión ${when}` : 'Una reunión con usted';
  },
  (text) =>
    /(?<!\p{L})(?:suben?|subimos|subirán?|aument\p{L}+)(?!\p{L})[^.;]*\$?\d|(?<!\p{L})(?:nuevos precios|subimos (?:los )?precios|precios suben)/iu.test(
      text,
    )
      ? `Nuevos precios${after(text)}`
      : undefined,
  // "del 24 de diciembre al 2 de enero cerramos por vacaciones"
  (text) => {
    if (
      !/(?<!\p{L})(?:cerramos|cerrad[oa]s?|cerraremos|no abrimos|no abriremos)(?!\p{L})/iu.test(
        text,
      ) ||
      /(?<!\p{L})cerramos a las? \d/iu.test(text)
    )
      return undefined;
    const why =
      /(?:cerramos|cerrad[oa]s?|cerraremos|abrimos|abriremos) (por (?:\p{L}+ ?){1,2}?)(?=[,.;]|$| del? | el | y )/iu.exec(
        text,
      )?.[1];
    const when = first(range, text) ?? first(moment, text);
    return when && `Cierre${why ? ` ${why.trim()}` : ''} ${when}`;
  },
  // "empezamos a las 7 en vez de las 8", "ya no podemos ir mañana, vamos el jueves"
  (text) => {
    const isNew =
      /(?<!\p{L})(?:en vez de|en lugar de|en (?:vez|lugar) del (?=lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d)\p{L}*|a las? \d{1,2}(?::\d\d)?,? (?:y )?no a las? \d|cambia(?:mos|n)?|cambiar|cambió|mover|se mueven?|movemos|no (?:podemos|puedo|vamos a poder|podremos) (?:ir|llegar|hacer\p{L}*|atender\p{L}*|pasar))(?!\p{L})/iu.test(
        text,
      );
    if (!isNew || /(?<!\p{L})(?:nos cambien?|cambiar(?:me|nos)|cambio de \d)/iu.test(text))
      return undefined;
    const when = last(
      `(?:(?:el|este|los) ${day}(?: \\d{1,2} de ${month})?${hour}|\\d{1,2} de ${month}${hour})`,
      text,
    );
    return /(?<!\p{L})(?:empezamos|abrimos|horario|turno|clases?|hora de)(?!\p{L})/iu.test(text)
      ? `Cambio de horario${when ? `: ${when}` : ''}`
      : `Cambio de fecha${when ? `: ${when}` : ''}`;
  },
  // "que nos cambien 4 amortiguadores que llegaron golpeados en el pedido 3307"
  (text) => {
    const number =
      /(?<!\p{L})(?:pedido|orden) (?:número |no\.? ?|#)?(\p{Lu}{0,4}-?\d[\w-]*)/iu.exec(text)?.[1];
    if (!number) return undefined;
    const swapped = /nos cambien? ([^,.;]{3,32}?)(?= que |[,.;]|$| en | del? )/iu.exec(text)?.[1];
    const lacking = /falt(?:an|aron|ó|a) ([^,.;]{3,32}?)(?=[,.;]|$| en | del? )/iu.exec(text)?.[1];
    if (swapped) return `Pedido ${number}: cambio de ${swapped}`;
    return `Pedido ${number}${lacking ? `: faltan ${lacking}` : ''}`;
  },
  (text, { kind }) =>
    kind === 'apologize'
      ? text.length < 200 && /^por (?!que)([^,.;]{3,36})/iu.exec(text)?.[0]
        ? `Disculpas ${/^por [^,.;]{3,36}/iu.exec(text)?.[0].replace(/ (?:que|se (?:nos|me|le)|porque|ya no|es que)(?!\p{L}).*$/iu, '')}`
        : 'Nuestras disculpas'
      : undefined,
  // "no se queda con el puesto de cajera"
  (text) => {
    const job =
      /(?<!\p{L})(?:puesto|trabajo|vacante|plaza) de (\p{L}+(?: \p{L}+)?)(?=[,.;]|$| y | ya )/iu.exec(
        text,
      )?.[1];
    return job && `El puesto de ${job}`;
  },
  // "su invitación a patrocinar la carrera 5K esta primavera"
  (text, { kind }) =>
    kind === 'decline'
      ? (text.split(/[.,;]/u)[0] ?? '').replace(/ (?:est[ae]|el próximo|la próxima) \p{L}+$/u, '')
      : undefined,
  (text, { kind }) => (kind === 'accept' ? `Su ${text.split(/[,.;]/u)[0]}` : undefined),
  // "que arregle el aire"
  (text, { kind }) => {
    if (kind !== 'request') return undefined;
    const clause = text.split(/[,.;]/u)[0] ?? '';
    const thing = new RegExp(`^${askedDeed} ((?:el|la|los|las|su|sus|un|una|\\d+) .+)$`, 'iu').exec(
      clause,
    )?.[1];
    return thing
      ? `Una petición sobre ${thing.replace(/^(?:un|una) /iu, '').replace(/ que .*$/iu, '')}`
      : undefined;
  },
  (text, { kind }) =>
    kind === 'invite' ? `Invitación ${text.split(/[,.;]/u)[0] ?? ''}` : undefined,
  (text) => {
    const off = /(?<!\p{L})(?:\d+ ?% de descuento|descuento del? \d+ ?%)/iu.exec(text)?.[0];
    return off && upperFirst(off);
  },
  (text, { kind }) => {
    const clause = (text.split(/[,.;]/u)[0] ?? '').replace(/^(?:de |que )/iu, '');
    return kind === 'remind' && clause.length < 44 ? `Recordatorio: ${clause}` : undefined;
  },
];

/** "a partir del 2 de enero" where the entry says since when. */
function after(text: string): string {
  const date =
    /(?<!\p{L})(?:desde|a partir de|en|el|del) ?((?:el |l )?\d{1,2} de \p{L}+|(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre))(?!\p{L})/iu.exec(
      text,
    )?.[1];
  if (!date) return '';
  return /^\p{L}+$/u.test(date)
    ? ` desde ${date}`
    : ` a partir del ${date.replace(/^(?:el |l )/iu, '')}`;
}

/** The matter of a sentence without its verb: "su pedido de 60 tamales". */
const matterOf = (rest: string) =>
  (
    /^(.{6,48}?)(?=\s(?:está|están|es|son|vence|será|fue|queda|llega|estará|cuesta|no|ya)(?!\p{L})|[,.;]|$)/iu.exec(
      rest,
    )?.[1] ?? ''
  ).trim();

/** The subject line by the occasion, else by the matter. */
export function spanishSubject(text: string, order: SpanishOrder, company?: string): string {
  for (const occasion of occasions) {
    const found = occasion(text, order);
    if (found) return upperFirst(shortSpanish(found));
  }
  const clause = text.split(/[,.;]/u)[0]?.trim() ?? '';
  // "el techo gotea y que ya van dos veces": one thought is enough
  const [short = clause] = clause.split(/ (?:y|pero|porque) (?=que |ya |no |se |nos |por favor)/u);
  if (order.kind !== 'request' && short.length > 5 && short.length <= 60)
    return upperFirst(shortSpanish(short));
  if (order.say === 'Quisiéramos pedirle ') return upperFirst(shortSpanish(clause));
  if (order.kind === 'request') return company ? `Una petición de ${company}` : 'Una petición';
  const matter = matterOf(text);
  if (matter) return upperFirst(shortSpanish(matter));
  return company ? `Un mensaje de ${company}` : 'Un mensaje para usted';
}
