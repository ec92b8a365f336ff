import type { SpanishOrder } from './spanish-orders.js';

const names = '\\p{Lu}[\\p{L}.]*(?: \\p{Lu}[\\p{L}.]*)*';
const role =
  '(?:proveedor(?:a)?|cliente|clienta|dueñ[oa]|caser[oa]|vecin[oa]|contador(?:a)?|gerente|inquilin[oa]|encargad[oa])';
const title =
  '(?:don|doña|señora?|señorita|doctora?|dra?\\.?|familia|condominio|cl[ií]nica|escuela|empresa|restaurante|taller)';
/** "al proveedor", "a la señora Leyva", "al condominio Las Palmas" */
const to = `al? (?<whom>(?:(?:la|el|los|las|mi|nuestr[oa]) )?(?:${role}(?: ${names})?|(?:${title} )?${names}))`;
const ofReader = new RegExp(`^(?<verb>\\p{Ll}{2,}(?:[aei]r))(?:les?|nos)? ${to} `, 'u');
const deed = /^(?<verb>\p{Ll}+[aei]r)(?:les?)? (?=\p{Ll})/u;
/** "la cotización que le mandamos al señor Duarte" */
const inside = new RegExp(`(?<=\\ble \\p{Ll}+) ${to}(?= |$)`, 'u');
/** Verbs whose reader is "le". */
const givesTo =
  /^(?:recordar|avisar|informar|pedir|comunicar|enviar|mandar|ofrecer|solicitar|explicar|contar|reclamar|proponer|preguntar)$/;
/** Nouns that end like a deed. */
const noDeed = /^(?:lugar|taller|mujer|hogar|azúcar|ayer|collar|par|mar|bazar|alquiler|celular)$/;

/** A purpose in a verb that no order has: "reclamar al proveedor porque …" is why the letter is written. */
export function unreadDeed(text: string): SpanishOrder | undefined {
  const found = ofReader.exec(text) ?? deed.exec(text);
  const { verb = '', whom } = found?.groups ?? {};
  if (!found || noDeed.test(verb)) return undefined;
  const rest = text.slice(found[0].length);
  const other = whom ? undefined : inside.exec(rest)?.groups?.whom;
  return {
    kind: 'tell',
    say: `Le escribimos para ${verb}${whom && givesTo.test(verb) ? 'le' : ''} `,
    reader: whom ?? other,
    rest: other ? rest.replace(inside, '') : rest,
  };
}
