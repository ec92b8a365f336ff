import type { EmailRequest } from '@commons/contracts/tools/ai';
import type { z } from 'zod';
import type { AccountFacts } from '../../../facts/account/account-facts.js';
import type { Facts } from '../../../facts/facts.js';
import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import { upperFirst } from '../../wording/phrases.js';
import { spanishSentences } from '../../wording/spanish-sentences.js';
import { spanishSpelling } from '../../wording/spanish-spelling.js';
import type { BuiltInText } from '../../writing-tool.js';
import { type SpanishNotes, spanishNotes } from './spanish-notes.js';
import { type SpanishOrder, spanishOrder } from './spanish-orders.js';
import { type SpanishReader, spanishGreeting, spanishReader } from './spanish-reader.js';
import { shortSpanish, spanishSubject } from './spanish-subject.js';

type Input = z.output<typeof EmailRequest>;

/** An e-mail in Spanish around the owner's own words: the order to the writer becomes speech to the reader. */
export function writeSpanishEmail(
  { emailType, recipientType, emailPurpose, keyPoints, tone }: Input,
  { people }: Facts,
  account: AccountFacts,
): BuiltInText {
  const tidied = (entry: string) => spanishSpelling(entry.replace(/[ \t]+/gu, ' ').trim());
  const linesOf = (entry: string | undefined) => (entry ?? '').split(/\n+/u);
  const purpose = linesOf(emailPurpose)
    .filter((line) => !isKept(line))
    .join('\n');
  const kept = [...linesOf(emailPurpose), ...linesOf(keyPoints)]
    .filter(isKept)
    .map((line) => `- ${upperFirst(tidied(withoutKeptMarks(line)).replace(/[.,;]+$/u, ''))}`);
  const [head = '', titled] = titledHead.exec(purpose) ?? [];
  const read = spanishOrder(
    tidied(purpose.slice(head.length))
      .replace(/\s*\n+\s*/gu, '. ')
      // "Dar las gracias a Ana por su visita y recordarle la revisión": two things to say.
      .replace(
        /(?<=por [^.;]{5,120}),? y (recordar|ofrecer|invitar)le(s?) (?=[\p{L}\d])/u,
        (_, deed: string, many: string) => `. ${alsoSaid[deed]?.replace('le', `le${many}`)} `,
      ),
    emailType,
  );
  const order = read.reader || !titled ? read : { ...read, reader: upperNames(titled) };
  const points = withOrdersSaid(
    tidied(
      linesOf(keyPoints)
        .filter((line) => !isKept(line))
        .join('\n'),
    ),
  );
  const possessor = order.reader ? undefined : readerAsOwner(order.rest);
  const reader = spanishReader(
    order.reader ?? possessor?.reader ?? groupIn(order.rest),
    `${order.rest}. ${points}`,
  );
  const rest = possessor ? possessor.rest : order.rest;
  const isFriendly = /friendly|casual|warm/iu.test(tone ?? '');
  const company = people.business ?? account.company;
  const notes = /^(?:none|quote)$/u.test(order.kind)
    ? spanishNotes(rest, order.kind === 'quote')
    : undefined;
  const sentences = notes ? [] : bodyOf({ ...order, rest }, reader);
  const further = (points ? spanishSentences(points, reader) : []).map((sentence) =>
    /^(?:invite|meet)$/u.test(order.kind) ? sentence.replace(onDay, 'Será el ') : sentence,
  );
  const closing = closingOf(emailType, order, reader, [...sentences, ...further].join(' '));
  const sender = [people.sender ?? account.name, company, account.phone].filter(
    (line, at, all): line is string => Boolean(line) && all.indexOf(line) === at,
  );
  // A number that the text gives is not repeated.
  const lines = sender.filter(
    (line) => line !== account.phone || !`${rest}${points}`.includes(line),
  );
  return {
    text: [
      `Asunto: ${notes ? upperFirst(shortSpanish(order.kind === 'quote' ? upperFirst(quoteOf(notes.topic)) : withoutArticle(notes.topic))) : spanishSubject(rest, order, company)}`,
      spanishGreeting(reader, { isFriendly, recipient: recipientType }),
      ...(notes ? listOf(notes, order, reader) : []),
      [...sentences, ...further].join(' '),
      kept.length > 0 ? [listLead(notes !== undefined), ...kept].join('\n') : '',
      closing,
      [
        isFriendly ? 'Saludos cordiales,' : 'Atentamente,',
        ...(lines.length > 0 ? lines : ['[su nombre]']),
      ].join('\n'),
    ]
      .filter(Boolean)
      .join('\n\n'),
    missing: missingOf(reader, emailType, rest),
  };
}

/** "El martes 15 de diciembre a las 8:30, antes de abrir.": when it is. */
const onDay =
  /^El (?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d{1,2}(?: de \p{L}+)?,?(?: a las? [\d:]+| de [\d:]+ a [\d:]+)?(?: h)?(?:[.]$|, (?:en|antes|después) ))/u;

/** "agradecerle su tiempo, preguntarle si puede venir" among the points: said to the reader. */
const withOrdersSaid = (points: string) =>
  points.replace(
    /(?<=^|[.,;] )(?:y |también )?((?:agradecer|pedir|preguntar|recordar|ofrecer|avisar|decir|confirmar)les?|(?:d[ií]|p[ií]de|preg[uú]nta|recu[eé]rda|agrad[eé]ce|ofr[eé]ce|av[ií]sa)les?) [^.,;]+/giu,
    (found: string) => {
      const order = spanishOrder(found.replace(/^(?:y|también) /iu, ''));
      return order.kind === 'none' || order.say.includes('@') ? found : `${order.say}${order.rest}`;
    },
  );

/** Deeds behind thanks, as they are said. */
const alsoSaid: Readonly<Record<string, string>> = {
  recordar: 'También le recordamos',
  ofrecer: 'Queremos ofrecerle',
  invitar: 'Queremos invitarle',
};

/** Before the lines of a list that stand as they were entered. */
const listLead = (isFurther: boolean) => (isFurther ? 'Además:' : 'Estos son los detalles:');

/** "sra Peña, el vestido está listo": who is addressed stands first. */
const titledHead = /^\s*((?:sra?|señora?|don|doña|dra?)\.? \p{L}+(?: \p{Lu}\p{L}+)?),(?:\s+|$)/iu;
const upperNames = (titled: string) =>
  titled.replace(/(?<= )\p{L}/gu, (letter) => letter.toUpperCase());

/** "pastel de 4 pisos" → "cotización: pastel de 4 pisos", "para pintar" → "cotización para pintar" */
function quoteOf(topic: string): string {
  const what = topic.replace(/^(?:la )?cotización /iu, '');
  return `cotización${/^(?:para|de|del|por) /iu.test(what) ? '' : ':'} ${what}`;
}

const withoutArticle = (topic: string) => topic.replace(/^(?:el|la|los|las|un|una) /iu, '');

/** What the notes are about, and the others as a list. */
function listOf(
  { topic, items }: SpanishNotes,
  { kind, say }: SpanishOrder,
  { isMany }: SpanishReader,
): string[] {
  const le = isMany ? 'Les' : 'Le';
  const begun =
    kind === 'quote'
      ? `${le} enviamos la ${quoteOf(topic)}. Estos son los detalles:`
      : `${le} escribo sobre ${withItsArticle(topic)}. Estos son los detalles:`;
  return [[begun.replace('@', say && ''), ...items.map((item) => `- ${item}`)].join('\n')];
}

/** "cambio de aceite" → "el cambio de aceite", where the noun shows its gender. */
function withItsArticle(topic: string): string {
  if (/^(?:el|la|los|las|un|una|su|sus|mi|mis|nuestr[oa]s?) /iu.test(topic))
    return lowerFirst(topic);
  const noun = /^\p{L}+/u.exec(topic)?.[0].toLowerCase() ?? '';
  const article = /(?:as)$/u.test(noun)
    ? 'las '
    : /(?:os|es)$/u.test(noun)
      ? 'los '
      : /(?:a|ión|dad)$/u.test(noun)
        ? 'la '
        : /(?:o|e|l|r|n)$/u.test(noun)
          ? 'el '
          : '';
  return `${article}${lowerFirst(topic)}`;
}

/** "limpiar las oficinas del Dr. Ponce": the reader's own things. */
function readerAsOwner(rest: string): { reader: string; rest: string } | undefined {
  const found =
    /(?<!\p{L})(la|el|los|las) (\p{Ll}+) de(?:l| la)? ((?:Dra?\.?|señora?|doctora?|familia|don|doña) \p{Lu}[\p{L}.]*)/u.exec(
      rest,
    );
  if (!found) return undefined;
  const [whole, article = '', thing = '', reader = ''] = found;
  return {
    reader: /^do[nñ]/u.test(reader) ? reader : `el ${reader}`,
    rest: rest.replace(whole, `${/s$/u.test(article) ? 'sus' : 'su'} ${thing}`),
  };
}

/** "a todos los clientes" inside the entry. */
const groupIn = (text: string) =>
  /(?<!\p{L})a (?:todos )?((?:los|nuestros|mis) (?:clientes|vecinos|padres|socios|alumnos|pacientes|inquilinos))(?!\p{L})/iu.exec(
    text,
  )?.[1];

function bodyOf({ kind, say, rest }: SpanishOrder, reader: SpanishReader): string[] {
  const start = reader.isMany ? inPlural(say) : say;
  const begun =
    kind === 'quote'
      ? `${start.replace('@', '')}${/^presupuesto/iu.test(rest) ? 'el' : 'la'} `
      : start;
  const said =
    kind === 'meet'
      ? rest.replace(/, (?=hablar |platicar |ver )/u, ' para ')
      : kind === 'quote'
        ? rest.replace(/,? (?=\$\d)/u, ': ')
        : rest;
  const [first = '', ...others] = spanishSentences(`${begun}${said}`, reader);
  // "Le informamos que mañana no podemos ir": news that nobody likes.
  const sorry =
    kind === 'tell' &&
    /^Les? informamos que/u.test(first) &&
    /(?<!\p{L})no (?:podemos|puedo|vamos a poder|podremos|podrá|va a estar|estará|llegó|tenemos|hay|se queda|qued[óo])(?!\p{L})/iu.test(
      first,
    );
  return [
    sorry
      ? first.replace(
          /^Les? informamos/u,
          reader.isMany ? 'Lamentamos informarles' : 'Lamentamos informarle',
        )
      : first,
    ...others,
  ];
}

const inPlural = (say: string) =>
  say
    .replace(/^Le (?=\p{Ll})/u, 'Les ')
    .replace(/(?<=pedir|invitar|ofrecer)le /u, 'les ')
    .replace('con usted ', 'con ustedes ')
    .replace(/^Usted /u, 'Ustedes ');

/** A last line by the occasion; none where the text itself asks or thanks. */
function closingOf(
  type: string,
  { kind }: SpanishOrder,
  { isMany }: SpanishReader,
  text: string,
): string {
  const n = isMany ? 'n' : '';
  const les = isMany ? 'les' : 'le';
  if (/(?<!\p{L})gracias(?!\p{L})[^.]*\.$/iu.test(text)) return '';
  if (kind === 'thank' || kind === 'congratulate') return '';
  if (kind === 'apologize' || /apolog/iu.test(type)) return 'Gracias por su comprensión.';
  if (kind === 'decline') return 'Gracias por su comprensión.';
  if (kind === 'request') return 'Muchas gracias por su ayuda.';
  if (kind === 'question') return 'Quedamos a la espera de su respuesta. Muchas gracias.';
  if (kind === 'meet') return `¿${isMany ? 'Les' : 'Le'} conviene?`;
  if (kind === 'quote')
    return `Si tiene${n} alguna pregunta o quiere${n} cambiar algo, con gusto ${les} atendemos.`;
  if (
    /invoice/iu.test(type) &&
    /(?<!\p{L})ya (?:l[ao]s? )?(?:han?|hizo|pagó)(?!\p{L})/iu.test(text)
  )
    return 'Muchas gracias.';
  if (/invoice/iu.test(type))
    return `Si ya ${isMany ? 'hicieron' : 'hizo'} el pago, no haga${n} caso de este mensaje. Muchas gracias.`;
  if (/sales/iu.test(type)) return `Con gusto ${les} atendemos.`;
  return `Si tiene${n} alguna pregunta, responda${n} a este correo.`;
}

function missingOf(reader: SpanishReader, type: string, text: string): string[] {
  return [
    reader.name ? '' : 'el nombre de quien lo recibe',
    /invoice/iu.test(type) && !/(?<!\p{L})factura (?:\p{L}+\.? )?#?\p{Lu}{0,4}-?\d/iu.test(text)
      ? 'el número de la factura'
      : '',
    /invoice/iu.test(type) && !/\$\d/u.test(text) ? 'el monto' : '',
    /meeting/iu.test(type) &&
    !/(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|\d de \p{L}+|mañana)/iu.test(text)
      ? 'el día'
      : '',
  ].filter(Boolean);
}
