import { upperFirst } from '@commons/contracts/text/upper-first';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';

const dayName = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const monthName =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const date = `(?:(?:el|este|los|todos los|cada) ${dayName}(?: (?:y|a) (?:el )?${dayName})?(?: \\d{1,2}(?: de ${monthName})?)?|el \\d{1,2} de ${monthName}|(?:a partir del|desde el|antes del) \\d{1,2} de ${monthName}|en ${monthName}|(?:este|el próximo) (?:mes|año|fin de semana|verano|invierno|otoño)|esta (?:semana|noche|tarde|temporada)|hoy|mañana)`;

const ties = /[,;:¿?¡!]|\b(?:y|e|pero|porque|si|que|cuando|así|sino|aunque)\b/i;

/** The day belongs to the word before it. */
const openEnd = /\b(?:a|al|de|del|desde|en|hasta|para|por|con|sin|antes|después)$/i;

const whole = /^([^¿¡]+)\.$/;
const conditional = /^Si ([^,;:]{5,80}), ([^,;:¿?]{5,120})\.$/;
const dayFirst = new RegExp(`^(${date}),? ([^,;:]{8,120})\\.$`, 'i');
const dayLast = new RegExp(`^([^,;:]{5,120}?) (${date})\\.$`, 'i');
const dayWithin = new RegExp(
  `^([^,;:]{4,60}?) (${date}) ((?:a las|a la|de|desde|con|en|por|para) [^,;:]{5,120})\\.$`,
  'i',
);

/**
 * A Spanish sentence in another order of its own words: its condition last, its day first or last. Itself where nothing
 * is sure.
 */
export function inSpanishOrder(sentence: string): string {
  if (!whole.test(sentence) || /["“”«»()]/.test(sentence)) return sentence;
  const [, condition, what = ''] = conditional.exec(sentence) ?? [];
  if (
    condition &&
    !/\b(?:l[oae]s?|así)\b/i.test(what.split(' ')[0] ?? '') &&
    !/[a-z](?:lo|la|los|las)\b/.test(what.split(' ')[0] ?? '')
  )
    return `${upperFirst(what)} si ${condition}.`;
  const [, day, said = ''] = dayFirst.exec(sentence) ?? [];
  if (day && !ties.test(said)) return `${upperFirst(said)} ${lowerFirst(day)}.`;
  const [, before = '', last = ''] = dayLast.exec(sentence) ?? [];
  // What has no verb of the house or of an event would only be a name with its day.
  const isDeed =
    /^(?:ya |no |también )?(?:abrimos|cerramos|empezamos|empieza[n]?|comienza[n]?|tenemos|hay|habrá|hacemos|damos|ofrecemos|vendemos|estaremos|estamos|llega[n]?|viene[n]?|se (?:abre|cierra|hace|recoge|entrega|vende)n?)\b/i;
  const [, ahead = '', when = '', rest = ''] = dayWithin.exec(sentence) ?? [];
  // "Abrimos el lunes con pan fresco": what follows belongs to the deed.
  if (
    when &&
    isDeed.test(`${ahead} `) &&
    !openEnd.test(ahead) &&
    !ties.test(ahead) &&
    !/^de (?:enero|\d{4})/.test(rest)
  )
    return `${upperFirst(when)} ${lowerFirst(ahead)} ${rest}.`;
  if (last && isDeed.test(before) && !ties.test(before) && !openEnd.test(before))
    return `${upperFirst(last)} ${lowerFirst(before)}.`;
  return sentence;
}
