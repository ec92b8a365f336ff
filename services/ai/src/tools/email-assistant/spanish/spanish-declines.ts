import type { SpanishOrder } from './spanish-orders.js';

const person =
  '(?:(?:la |el )?(?:don|doña|señora?|señorita|doctora?|dra?\\.|sra?\\.) )?\\p{Lu}[\\p{L}.]*(?: (?:de |del |de la |y )?\\p{Lu}[\\p{L}.]*)*';

/** "Rechazar la invitación de don Ramiro para patrocinar la carrera", "decirle que no a su oferta". */
const declined =
  /^(?:por favor,? )?(?:rechazar?|rech[aá]za(?:les?)?|declinar?(?:les?)?|declina|no aceptar|(?:decir|di|d[ií])(?:les?)? que no a|(?:decir|di|d[ií])(?:les?)? no a) (?<article>la|el|una?|su|al?) ?(?<what>invitación|oferta|propuesta|solicitud|petición|cotización|presupuesto|pedido|idea)(?<tail>(?: (?:(?:sra?|dra?)\.|[^\s.,;:]+))*?)(?=[.,;:]|$| (?:pero|porque|ya que|y (?:agrade|dej|ofrec|suger|decir|pedir))(?!\p{L}))/iu;
const sender = new RegExp(` del? (?<whom>${person})(?= |$)`, 'u');
const openDoor =
  /,?\s*(?:(?:pero|y) )?(?:dejar|dej(?:a|ando)|mantener) (?:la|una) puerta abierta(?: (?:para|en) ([^.,;]+))?/iu;
/** "el próximo año", but "en el otoño". */
const atTime = (when: string) =>
  /^(?:el|la) (?:próxim|otr)/iu.test(when) || /^(?:en|otra) /u.test(when) ? when : `en ${when}`;
const reason =
  /^,? ?(?:porque|ya que) ([^.;]+?)(?=[.;]|$|,? (?:pero|y) (?:ofrec|suger|decir|pedir|agrade))/iu;

/** Reads an order to say no: thanks, the no with its reason, and the hope for another time where the door stays open. */
export function spanishDecline(text: string): SpanishOrder | undefined {
  const match = declined.exec(text);
  if (!match?.groups) return undefined;
  const { what = '', tail = '' } = match.groups;
  const from = sender.exec(tail);
  const matter = `${what}${from ? tail.replace(from[0], '') : tail}`.replace(
    /^(invitación) para (?=\p{L}+[aei]r)/u,
    '$1 a ',
  );
  let rest = text.slice(match[0].length);
  const door = openDoor.exec(rest);
  if (door) rest = rest.replace(door[0], '');
  const why = reason.exec(rest);
  if (why) rest = rest.slice(why[0].length);
  const further = rest.replace(/^[\s.,;:]+/u, '').replace(/^(?:pero|y|también) /iu, '');
  return {
    kind: 'decline',
    say: 'Le agradecemos ',
    reader: from?.groups?.whom,
    rest: [
      `su ${matter}. Por desgracia, ${door ? 'esta vez ' : ''}tenemos que decir que no${why ? ` porque ${why[1]}` : ''}`,
      further,
      door ? `Esperamos poder aceptar ${atTime(door[1] ?? 'en otra ocasión')}` : '',
    ]
      .filter(Boolean)
      .join('. '),
  };
}
