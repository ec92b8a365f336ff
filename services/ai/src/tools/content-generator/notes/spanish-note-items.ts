import { upperStart } from '../../../facts/grammar/sentence.js';
import { isKept, withoutKeptMarks } from '../../../facts/notes/kept-lines.js';
import type { NoteItem } from '../notice/notice.js';

/** The text with a capital and a full stop. */
export const asSentence = (text: string) =>
  `${upperStart(text.trim().replace(/[.,;:\s]+$/u, ''))}.`;

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

/** A note as an item of a list and, where its words say how, as a sentence. */
export function readItem(note: string, isFormal: boolean): NoteItem {
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
