import { upperStart } from '../../../facts/grammar/sentence.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import { spanishSpelling } from '../../wording/spanish-spelling.js';
import type { NoteItem, Notice } from '../notice/notice.js';
import { withSpanishPrices } from './spanish-prices.js';
import { noticeOf } from './written-sentences.js';

const day = '(?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?)';
const month =
  '(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)';
const days = `(?:(?:el|los|todos los|de|cada|este|estos) )?${day}(?:(?:,| y| a) (?:los |el )?${day})*`;
const date = `(?:(?:el|del|desde el|hasta el|a partir del) )?\\d{1,2}(?:(?: y| al?| y el) \\d{1,2})? de ${month}`;
const hour =
  '(?:de |desde las |a las? )?\\d{1,2}(?::\\d\\d)?(?: a \\d{1,2}(?::\\d\\d)?)?(?: ?[ap]m| de la (?:mañana|tarde|noche))';
const hours = `(?:de|a las?) \\d{1,2}(?::\\d\\d)?(?: a (?:las? )?\\d{1,2}(?::\\d\\d)?)?(?: de la (?:mañana|tarde|noche))?`;
const moment = `(?:${days}|${date}|${hour})(?:,? (?:${date}|${hour}|${hours}|\\d{1,2} a \\d{1,2})){0,2}`;
const price =
  '(?:(?:desde|a partir de|por|solo) )?(?:\\$\\s?\\d[\\d.,]*|\\d[\\d.,]* (?:dólares|pesos))(?: (?:la|el|por|cada) (?:\\d+ )?\\p{L}+)?';

const event =
  /^(?:paseos?|clases?|talleres?|taller|cursos?|fiesta|bazar|feria|noche|festival|rifa|venta|reunión|misa|torneo|concierto|baile|cena|desayuno)(?!\p{L})/iu;
const service =
  /^(?:clases?|cursos?|talleres|limpieza|cambios?|reparación|corte|cortes|uñas|fotos|masajes|jardinería|mudanzas|pintura|servicio|revisión|instalación|cuidado|traducciones|lavado|arreglos?|podas?|mantenimiento|plomería|electricidad|techos|mecánica|reparaciones)(?!\p{L})/iu;

const asSentence = (text: string) => `${upperStart(text.trim().replace(/[.,;:\s]+$/u, ''))}.`;

interface Reading {
  readonly pattern: RegExp;
  readonly said: (rest: string, isFormal: boolean) => string;
  readonly item?: (rest: string) => string;
}

/** Notes that become sentences, each with an example. */
const readings: readonly Reading[] = [
  // "abierto domingos", "abierto lunes a sábado de 8 a 6"
  {
    pattern: /^abiertos? (?:los |de )?(.+)$/iu,
    said: (rest) => (/^\p{L}+ a /u.test(rest) ? `abrimos de ${rest}` : `abrimos los ${rest}`),
  },
  // "pedidos hasta el 4 de enero"
  { pattern: /^pedidos (.+)$/iu, said: (rest) => `recibimos pedidos ${rest}` },
  // "citas de martes a sábado", "solo 6 cupos por día"
  {
    pattern: /^((?:citas|solo \d+|\d+ cupos|\d+ lugares) .+|(?:solo )?\d+ (?:cupos|lugares))$/iu,
    said: (rest) => `hay ${rest}`,
  },
  { pattern: /^cupo (?:de |para )?(\d.*)$/iu, said: (rest) => `el cupo es de ${rest}` },
  // "sin cita"
  {
    pattern: /^sin (?:previa )?cita$/iu,
    said: (_, isFormal) => `no ${isFormal ? 'necesita' : 'necesitas'} cita`,
    item: () => 'sin cita previa',
  },
  // "segundo vestido ok"
  {
    pattern: /^(.+) ok$/iu,
    said: (rest) => `se permite ${rest}`,
    item: (rest) => `se permite ${rest}`,
  },
  // What has its verb.
  {
    pattern:
      /^((?:ya |ahora |por fin )?(?:se|hay|cuidamos|traemos|hablamos|cerramos|abrimos|hacemos|tenemos|ofrecemos|aceptamos|vendemos|llegan?|empiezan?|termina|dura|incluye|cuestan?|apartas?|traiga|trae|pide|llama|ven|usamos|entregamos|llevamos|damos|recibimos|viene|estamos|somos|nos \p{L}+n?|quedan|busco|buscamos|necesitamos|contratamos|vamos|celebramos|cumplimos|regresamos|volvemos|preparamos)(?!\p{L}).+)$/iu,
    said: (rest) => rest,
  },
];

function readItem(note: string, isFormal: boolean): NoteItem {
  if (isKept(note)) return { item: upperStart(withoutKeptMarks(note)) };
  for (const { pattern, said, item } of readings) {
    const found = pattern.exec(note);
    if (found)
      return {
        item: upperStart(item?.(found[1] ?? '') ?? note),
        said: asSentence(said(found[1] ?? '', isFormal)),
      };
  }
  return { item: upperStart(note) };
}

/** "puerco, pollo y rajas", "…, y el domingo": what begins so belongs to the note before. */
function withTails(pieces: readonly string[]): string[] {
  const notes: string[] = [];
  for (const piece of pieces) {
    const before = notes.at(-1);
    if (before && /^[ye] /iu.test(piece)) notes[notes.length - 1] = `${before}, ${piece}`;
    else notes.push(piece);
  }
  return notes;
}

const chunksOf = (entered: string) =>
  spanishSpelling(entered)
    .split(/\n+/)
    .flatMap((line) => (isKept(line) ? [line] : chunksOfLine(line)))
    .filter((chunk) => chunk.trim());

const chunksOfLine = (line: string) =>
  withSpanishPrices(line.trim().replace(/\s+/g, ' ')).split(/;\s*|(?<=[\p{L}\d)][.!?])\s+/u);

/** "Temas dinosaurios, sirenas o fútbol.": one list, written as a sentence. */
const listOnly =
  /^\p{Lu}\p{L}+(?: \p{L}+){0,2}(?:, \p{L}+(?: \p{L}+)?)*,? (?:\p{L}+ )?[oyeu] \p{L}+(?: \p{L}+)?\.$/u;

function notesOf(entered: string): { heading: string | undefined; notes: string[] } {
  const chunks = chunksOf(entered);
  const headed = /^([^,:]{4,60}):\s+(\S.*)$/u.exec(chunks[0] ?? '');
  if (headed?.[2]) chunks[0] = headed[2];
  const notes = withTails(
    chunks.flatMap((chunk) =>
      isKept(chunk) || listOnly.test(chunk)
        ? [chunk.replace(/[.]$/, '')]
        : chunk
            .trim()
            .replace(/[.,]+$/u, '')
            .split(/,\s+/u),
    ),
  );
  return {
    heading: headed?.[1],
    notes: notes.some((note) => note.includes('$'))
      ? notes.map((note) => pricedAtEnd(pricedInside(note)))
      : notes.map((note) => (service.test(note) || withSum.test(note) ? pricedAtEnd(note) : note)),
  };
}

/** "uñas acrílicas 40 con Maribel" beside other prices. */
const pricedInside = (note: string) =>
  note.replace(
    /^((?:\p{L}+ ){1,6})(\d{2,4})(?= (?:con|sin|ya|incluye|cada|por|solo|la|el|hasta que|mientras)(?!\p{L})(?! (?:horas|días|personas|años)))/iu,
    (whole, what: string, sum: string) => (isNoPrice.test(what) ? whole : `${what}$${sum}`),
  );

/** "casa de 3 recámaras 130": a thing and two or three digits that count nothing. */
const withSum = /^(?:[\p{L}\d]+ ){2,8}(?!(?:19|20)\d\d$)[1-9]\d{1,2}$/u;
/** Behind these a number is no price. */
const isNoPrice =
  /(?:^| )(?:de|del|a|al|las|los|el|la|en|calle|ruta|número|y|o|por|hasta|local|lote|talla|piso|mesa|sala|edad|máximo|mínimo|cupo|capacidad|solo|primeros?|primeras?) $/iu;

/** "brincolín con resbaladilla 160" beside other prices. */
const pricedAtEnd = (note: string) =>
  note.replace(/^((?:[\p{L}\d]+ ){1,8})(\d{2,4})$/u, (whole, what: string, sum: string) =>
    isNoPrice.test(what) ? whole : `${what}$${sum}`,
  );

const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'iu');
const atEnd = (pattern: string) => new RegExp(`^(.+?),? (${pattern})$`, 'iu');

/** Sentences end with a mark and begin with a capital; notes have commas instead. */
function writtenNotice(entered: string): Notice | undefined {
  const chunks = chunksOf(entered);
  const isWritten =
    chunks.every((chunk) => /^[¿¡"“(]?[\p{Lu}\d$]/u.test(chunk)) &&
    (chunks.length > 1 || /[.!?]$/.test(entered.trim()));
  const words = entered.split(' ').length;
  const commas = entered.split(/,\s/).length - 1;
  if (!isWritten || commas * 8 > words) return undefined;
  const sentences = chunks.map((chunk) => (/[.!?]$/.test(chunk) ? chunk : `${chunk}.`));
  return noticeOf(sentences, 'es');
}

/** Reads Spanish entries: sentences as they are, notes by what they say. */
export function spanishNotice(entered: string, action: string): Notice | undefined {
  const written = writtenNotice(entered);
  if (written) return written;
  const read = notesOf(entered);
  const { notes } = read;
  const isPriceList = notes
    .slice(0, 3)
    .every((note) => /^\p{L}[^$,:]{2,30}? (?:desde |a )?\$\d[\d.,]*$/u.test(note));
  const heading =
    read.heading ?? (isPriceList && notes.length > 1 ? 'Nuestros precios' : undefined);
  const [head, ...more] = heading ? [heading, ...notes] : notes;
  if (!head) return undefined;
  const first = withoutKeptMarks(head);
  const isFormal =
    !/(?<!\p{L})(?:te|ti|tu|tus|contigo)(?!\p{L})/iu.test(`${entered} ${action}`) &&
    !/^(?:manda|guarda|comparte|compra|etiqueta|busca|contáctanos|llámanos|mándame|escríbeme|comenta|checa|aprovecha|llama|escríbenos|mándanos|pide|pídela|pregunta|inscríbete|ven|visítanos|síguenos|aparta|reserva|pasa)(?!\p{L})/iu.test(
      action,
    );
  let title = first;
  const facts = { when: '', where: '', price: '' };
  const take = (kind: keyof typeof facts, pattern: string) => {
    const found = atEnd(pattern).exec(title);
    if (!found?.[1] || !found[2] || facts[kind] || / (?:a|de|por|en|con)$/u.test(found[1])) return;
    [title, facts[kind]] = [found[1], found[2]];
  };
  // "abrimos los domingos desde el 4 de mayo" stays whole.
  if (!heading && !readItem(first, isFormal).said) {
    for (let turn = 0; turn < 2; turn += 1) {
      take('price', price);
      take('where', '(?:en|frente a|junto a) (?:el|la|los|las|nuestro|nuestra|mi) [\\p{L} ]+?');
      take('when', moment);
    }
  }
  const isEvent = event.test(title);
  const rest: string[] = [];
  for (const note of more) {
    if (isEvent && !facts.when && whole(moment).test(note)) facts.when = note;
    else if (
      !facts.price &&
      whole(`${price}(?: (?:la|el|por|cada|con) .+)?|\\p{L}+ ${price} y \\p{L}+ \\d+`).test(note)
    )
      facts.price = note;
    else rest.push(note);
  }
  const items = rest.map((note) => readItem(note, isFormal));
  const behind = [facts.where, facts.when].filter(Boolean).join(', ');
  const verb = service.test(title) ? 'ofrecemos' : 'tenemos';
  const isSaid =
    readItem(title, isFormal).said !== undefined ||
    /^(?:este|esta|hoy|mañana|en|desde|para|con|por|a partir|cuando|si|ya)(?!\p{L})/iu.test(title);
  const isNews = /^novedades/iu.test(title);
  const priceLine = facts.price && upperStart(facts.price.replace(/^por /u, ''));
  const cost =
    facts.price &&
    (/^(?:desde|a partir de)/iu.test(facts.price)
      ? `Precios ${facts.price}.`
      : /^\p{L}/u.test(facts.price)
        ? `Precios: ${facts.price}.`
        : `El precio es de ${facts.price}.`);
  return {
    isPriceList,
    title: `${upperStart(title)}${heading ? ':' : ''}`,
    lines: (
      [
        ['Cuándo', upperStart(facts.when)],
        ['Dónde', upperStart(facts.where)],
        ['Precio', priceLine],
      ] as const
    ).filter(([, text]) => text),
    items,
    lead: isPriceList
      ? `Estos son nuestros precios:`
      : isSaid
        ? [`${isFormal ? 'Le' : 'Te'} contamos: ${title}${behind ? ` ${behind}` : ''}.`, cost]
            .filter(Boolean)
            .join(' ')
        : isNews
          ? `Estas son nuestras ${title}.`
          : [asSentence(`${verb} ${title}${behind ? ` ${behind}` : ''}`), cost]
              .filter(Boolean)
              .join(' '),
    opening: isPriceList
      ? '¿Cuánto cuesta?'
      : isSaid
        ? `¿Ya ${isFormal ? 'lo sabe' : 'lo sabes'}? ${asSentence(title)}`
        : isNews
          ? '¿Qué hay de nuevo?'
          : `¿${isFormal ? 'Busca' : 'Buscas'} ${title}?`,
    unsaid: [priceLine, upperStart(facts.when), upperStart(facts.where)].filter(Boolean),
    rest: 'Además:',
  };
}
