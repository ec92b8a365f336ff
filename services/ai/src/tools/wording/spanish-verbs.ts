import { lowerFirst } from '../../facts/grammar/lower-first.js';

/** Finite verbs of notes, by word and by ending. */
const verb =
  /(?<!\p{L})(?:es|son|está|están|fue|fueron|hay|habrá|ha|han|he|hemos|tiene|tienen|puede|pueden|debe|deben|va|van|vence|vencen|incluye|incluyen|queda|quedan|cuesta|cuestan|vale|dura|abre|abren|cierra|cierran|llega|llegan|sube|suben|baja|bajan|empieza|empiezan|termina|regresa|sirve|sirven|funciona|funcionan|enfría|necesita|necesito|necesitan|cambia|cambian|urge|falta|faltan|viene|vienen|sale|salen|trae|traen|quiero|quiere|quieren|puedo|tengo|voy|estoy|soy|acepto|espero|dice|dicen|lleva|llevan|paga|pagan|cobra|cobran|hace|hacen|sigue|siguen|aplica|aplican|ofrece|tarda|tardan|gotea|gotean|descompuso|hizo|puso|dijo|trajo|vino|pudo|quiso|tuvo|estuvo|estaba|estaban|era|eran|sea|esté|disculpen?|\p{L}{2,}(?:amos|emos|imos|ará|arán|erá|erán|irá|irán|ieron|aron|aban|ían|ió|ó))(?!\p{L})/iu;
/** "ya llegan", "no enfrían", "se rompe", "lo arreglamos": a verb by what precedes it. */
const led =
  /^(?:ya no|no se|ya se|no|ya|se|nos|le|les|lo) (?!más|hay que|solo)\p{L}{2,}(?:a|e|o|an|en|ó|é)(?!\p{L})/iu;
/** Nouns that end like verbs. */
const noVerb =
  /(?<!\p{L})(?:ramos|kilogramos|gramos|tramos|extremos|últimos|próximos|máximos|mínimos|íntimos|racimos)(?!\p{L})/giu;

/** Verbs that readers are asked to do: the infinitive, and its polite order with its stress before "lo". */
const orders: readonly (readonly [string, string, string])[] = [
  ['traer', 'traiga', 'tráiga'],
  ['venir', 'venga', 'vénga'],
  ['llamar', 'llame', 'lláme'],
  ['pagar', 'pague', 'págue'],
  ['reservar', 'reserve', 'resérve'],
  ['pasar', 'pase', 'páse'],
  ['recoger', 'recoja', 'recója'],
  ['mandar', 'mande', 'mánde'],
  ['enviar', 'envíe', 'envíe'],
  ['confirmar', 'confirme', 'confírme'],
  ['preguntar', 'pregunte', 'pregúnte'],
  ['usar', 'use', 'úse'],
  ['dejar', 'deje', 'déje'],
  ['llegar', 'llegue', 'llégue'],
  ['avisar', 'avise', 'avíse'],
  ['devolver', 'devuelva', 'devuélva'],
  ['responder', 'responda', 'respónda'],
  ['contestar', 'conteste', 'contéste'],
  ['firmar', 'firme', 'fírme'],
  ['revisar', 'revise', 'revíse'],
  ['arreglar', 'arregle', 'arrégle'],
  ['cambiar', 'cambie', 'cámbie'],
  ['entregar', 'entregue', 'entrégue'],
  ['apartar', 'aparte', 'apárte'],
  ['tirar', 'tire', 'tíre'],
  ['guardar', 'guarde', 'guárde'],
  ['dar', 'dé', 'dé'],
];
const forms = orders.map(([, form]) => form).join('|');

/** "que nos traiga", "no usen": what somebody is asked to do. */
export const askedDeed = `(?:por favor )?(?:no )?(?:(?:nos|me|se|lo|la|los|las) )?(?:${forms}|den)n?(?!\\p{L})`;
const polite = new RegExp(`^(?:${forms})n?(?!\\p{L})`, 'iu');
const infinitive = /^(?:favor de )?(\p{Ll}+?[aei]r)(l[oa]s?)?(?=\s|$)/iu;

/** Whether the words have a finite verb. */
export const hasSpanishVerb = (text: string): boolean =>
  verb.test(text.replace(noVerb, '')) || led.test(text) || polite.test(text);

/** "traer tres" → "Por favor, traiga tres"; undefined where nothing is asked. */
export function politeOrder(part: string, isMany: boolean): string | undefined {
  if (polite.test(part)) return `Por favor, ${lowerFirst(part)}`;
  const found = infinitive.exec(part);
  const order = orders.find(([one]) => one === found?.[1]?.toLowerCase());
  if (!found || !order) return undefined;
  const many = isMany ? 'n' : '';
  const form = found[2] ? `${order[2]}${many}${found[2]}` : `${order[1]}${many}`;
  return `Por favor, ${form}${part.slice(found[0].length)}`;
}
