import { upperStart } from '../../../facts/grammar/sentence.js';
import { withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import type { Notice } from '../notice/notice.js';
import { asSentence, readItem } from './spanish-note-items.js';
import { event, moment, price, service } from './spanish-note-words.js';
import { spanishChunks, splitSpanishNotes } from './split-spanish-notes.js';
import { noticeOf } from './written-sentences.js';

const whole = (pattern: string) => new RegExp(`^${pattern}$`, 'iu');
const atEnd = (pattern: string) => new RegExp(`^(.+?),? (${pattern})$`, 'iu');

/** Sentences end with a mark and begin with a capital; notes have commas instead. */
function writtenNotice(entered: string): Notice | undefined {
  const chunks = spanishChunks(entered);
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
  const read = splitSpanishNotes(entered);
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
    /^(?:este|esta|hoy|mañana|en|desde|para|con|por|a partir|cuando|si|ya|pinto|hago|vendo|limpio|corto|arreglo|reparo|ofrezco|doy|llevo|tengo|cuido|enseño|preparo|instalo|coso|lavo|busco|\p{L}+[aei]mos)(?!\p{L})/iu.test(
      title,
    );
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
