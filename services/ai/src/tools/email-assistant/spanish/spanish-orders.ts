import { lowerFirst } from '../../../facts/grammar/lower-first.js';
import { askedDeed } from '../../wording/spanish-verbs.js';
import { spanishDecline } from './spanish-declines.js';
import { begins, named, verbs, whom } from './spanish-order-patterns.js';
import { type SpanishOrderKind, spokenOrders } from './spanish-spoken-orders.js';
import { unreadDeed } from './unread-deeds.js';

export interface SpanishOrder {
  readonly kind: SpanishOrderKind;
  /** Whom it is to, as entered. */
  readonly reader?: string | undefined;
  /** How the text begins, up to the rest; "le" stands for one reader. */
  readonly say: string;
  readonly rest: string;
}

const withOrTo = (reader: string) => reader.replace('al?', '(?:al?|con)');

/** Orders as people type them, each with an example. */
const orders: readonly (readonly [RegExp, SpanishOrderKind, string])[] = [
  // "recuérdale a la señora Mendoza que su pedido está listo"
  [begins(verbs.remind, `${whom}\\s+(?:de\\s+)?que\\s+`), 'remind', 'Le recordamos que '],
  // "recordarle a Luis la cita del lunes"
  [
    begins(verbs.remind, `${named}\\s+(?:de\\s+)?(?=(?:la|el|su|los|las)\\s)`),
    'remind',
    'Le recordamos ',
  ],
  // "dile a Ana gracias por venir"
  [
    begins(verbs.tell, `${named},?\\s+(?:que\\s+)?(?:muchas\\s+)?gracias\\s+por\\s+`),
    'thank',
    'Muchas gracias por ',
  ],
  // "dile a Ana que traiga la factura"
  [begins(verbs.tell, `${whom}\\s+que\\s+(?=${askedDeed})`), 'request', 'Le pedimos que '],
  // "responder a Jorge que sí tenemos llantas"
  [
    begins(
      '(?:responder?(?:les?)?|resp[oó]nde(?:les?)?|contestar?(?:les?)?|cont[eé]sta(?:les?)?)',
      `${whom}\\s+que\\s+s[ií]\\s+`,
    ),
    'tell',
    'Le informamos que sí ',
  ],
  // "dile a Ana que …", "avisar a los clientes que …"
  [begins(verbs.tell, `${whom}\\s+(?:de\\s+)?que\\s+`), 'tell', 'Le informamos que '],
  // "avisar al señor Nava sobre su camioneta"
  [begins(verbs.tell, `${whom}\\s+(?=(?:sobre|acerca de)\\s)`), 'tell', 'Le escribimos '],
  // "mandarle a la señora Ibarra la cotización de la boda"
  [
    begins(
      '(?:mandar?(?:les?)?|m[aá]nda(?:les?)|enviar?(?:les?)?|env[ií]a(?:les?))',
      `${named}\\s+(?=(?:la|el|los|las|un|una|su|sus)\\s)`,
    ),
    'tell',
    'Le enviamos ',
  ],
  // "avisa a los clientes: cerramos el lunes"
  [begins(verbs.tell, `${whom}\\s*[:,]\\s*`), 'tell', ''],
  // "pedirle a Luis que nos cambie 4 llantas"
  [begins(verbs.request, `${whom}\\s+que\\s+`), 'request', 'Le pedimos que '],
  // "pedir disculpas a Rosa por la demora", "disculparse con Ana porque …"
  [
    begins(verbs.apologize, `${withOrTo(whom)}\\s+(?=(?:por|porque)\\s)`),
    'apologize',
    'Le pedimos disculpas ',
  ],
  // "disculparnos con la señora Ramos, no pudimos ir"
  [begins(verbs.apologize, `${withOrTo(whom)}\\s*[:,]\\s*`), 'apologize', 'Le pedimos disculpas: '],
  // "pide perdón a Inés que la tarta llegó tarde"
  [
    begins(verbs.apologize, `${withOrTo(whom)}\\s+que\\s+`),
    'apologize',
    'Le pedimos disculpas porque ',
  ],
  // "pedir descuento a Harinas del Valle"
  [
    begins(
      verbs.request,
      ` (?<what>(?:un |una )?(?:descuento|crédito|prórroga|cotización|permiso|ayuda|cambio)[^,.;:]{0,30}?)${named.slice(0, -1)}`,
    ),
    'request',
    'Quisiéramos pedirle @',
  ],
  // "pedirle a Luis un descuento"
  [begins(verbs.request, `${named}\\s+`), 'request', 'Quisiéramos pedirle '],
  // "preguntarle a Luis si puede venir", "… cuánto cuesta"
  [
    begins(
      verbs.question,
      `${whom}\\s+(?=(?:si|cu[aá]ndo|cu[aá]nto|d[oó]nde|c[oó]mo|qu[eé]|qui[eé]n|por qu[eé])\\s)`,
    ),
    'question',
    'Quisiéramos saber ',
  ],
  // "darle las gracias a la familia Ortega por su pedido"
  [begins(verbs.thank, `${whom}\\s+por\\s+`), 'thank', 'Muchas gracias por '],
  // "agradecerle a Luis su ayuda"
  [begins(verbs.thank, `${named}\\s+(?=(?:su|la|el|los|las)\\s)`), 'thank', 'Le agradecemos '],
  [begins(verbs.invite, `${whom}\\s+(?=al?\\s)`), 'invite', 'Queremos invitarle '],
  [begins(verbs.offer, `${named}\\s+`), 'offer', 'Queremos ofrecerle '],
  [begins(verbs.confirm, `${withOrTo(whom)}\\s+(?=que\\s)`), 'confirm', 'Le confirmamos '],
  [begins(verbs.confirm, `${withOrTo(named)}\\s+`), 'confirm', 'Le confirmamos '],
  [begins(verbs.congratulate, `${whom}\\s+por\\s+`), 'congratulate', 'Felicidades por '],
  // "presupuesto para don Raúl para cambiar el techo"
  [
    /^(?:(?:mandar?|enviar?|hacer?|haz)(?:les?)? )?(?:(?:una?|la|el) )?(?<what>cotización|presupuesto) (?:para|a) (?<whom>(?:(?:la|el) )?(?:(?:don|doña|señora?|señorita|doctora?|[Dd]ra?\.?|familia|cl[ií]nica|condominio|escuela|iglesia|restaurante|hotel|empresa|tienda|taller|oficina) )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*)(?:\s*[:,])?\s+(?:de )?/u,
    'quote',
    'Le enviamos @',
  ],
  // "cotización para pintar la oficina"
  [
    /^(?:(?:mandar?|enviar?|hacer?|haz)(?:les?)? )?(?:(?:una?|la|el) )?(?=(?:cotización|presupuesto) (?:para|de|por) )/u,
    'quote',
    'Le enviamos @',
  ],
  // "quiero una reunión con el proveedor de telas el jueves"
  [
    /^(?:(?:quiero|quisiera|queremos|necesito|pedir|agendar|solicitar|hacer) )?(?:una )?(?:reunión|junta|cita|reunirme|reunirnos) con (?<whom>(?:(?:el|la|los|las) )?(?:\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*|[^,.;:]{3,40}?))(?=[,.;]|$| (?:el|los|este|para|mañana|a las?|de las?|en la) )\s*/u,
    'meet',
    'Quisiera reunirme con usted ',
  ],
  // "aceptar la renuncia de Beto"
  [
    /^acept(?:ar?|amos)(?:les?)? (?:la|su) (?<what>renuncia|propuesta|oferta|cotización)(?: de (?<whom>(?:(?:la|el) )?(?:(?:don|doña|señora?|señorita) )?\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)*))?/u,
    'accept',
    'Aceptamos su @',
  ],
];

/** A reader who does something in the first clause: "la señora Cruz todavía debe 180". */
const subjectReader =
  /^(?<whom>(?:(?:la|el) )?(?:señora?|señorita|doctora?|dra?\.?|don|doña|familia) \p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*)?) (?=\p{Ll})/u;

/** "Hola Sra. Ponce, su cita de mañana …", "recordatorio para don Ernesto, …": the text itself greets. */
const greeting =
  /^(?:(?:[Rr]ecordatorio|[Aa]viso|[Mm]ensaje|[Cc]orreo|[Nn]ota) (?:para|a)|[Hh]ola|[Bb]uen(?:os|as) (?:días|tardes|noches)|[Ee]stimad[oa]s?),? (?<whom>(?:(?:don|doña|señora?|señorita|[Ss]ra?\.?|[Dd]ra?\.?) )?\p{Lu}[\p{L}]*(?: \p{Lu}\p{L}*)?)\s*[,:.!]?\s+/u;

/** Reads the order at the beginning of an entry; kind "none" where there is none. */
export function spanishOrder(entered: string, type = ''): SpanishOrder {
  const text = lowerFirst(entered);
  const decline = spanishDecline(text);
  if (decline) return decline;
  for (const [pattern, kind, say] of spokenOrders) {
    const match = pattern.exec(text);
    if (match) return { kind, say, reader: match.groups?.whom, rest: text.slice(match[0].length) };
  }
  // A deed as the head of a proposal or a meeting: "pintar la casa por fuera", "pasar a ver el jardín"
  if (
    /^(?:pasar|ir|ver|platicar|hablar|reunirme|reunirnos|conocer|revisar|mostrarle)(?:nos|me|le)? /u.test(
      text,
    ) &&
    /meeting/iu.test(type)
  )
    return { kind: 'meet', say: 'Quisiera ', rest: text };
  if (
    /^(?!(?:mandar|enviar|hacer|dar|preparar)(?:les?)? (?:(?:el|la|una?|su) )?(?:cotización|presupuesto))\p{Ll}{3,}[aei]r (?:el|la|los|las|un|una|su|\d)/u.test(
      text,
    ) &&
    /proposal/iu.test(type)
  )
    return { kind: 'quote', say: 'Le enviamos @', rest: `cotización para ${text}` };
  for (const [pattern, kind, say] of orders) {
    const match = pattern.exec(text);
    if (!match) continue;
    const { whom: reader, what } = match.groups ?? {};
    const rest = text.slice(match[0].length);
    return what
      ? {
          kind,
          say: say.replace('@', ''),
          reader,
          rest: `${/^descuento|^crédito|^permiso|^cambio/u.test(what) ? `un ${what}` : what}${/^[,.;]|^$/u.test(rest) ? rest : ` ${rest.trim()}`}`,
        }
      : { kind, say, reader, rest };
  }
  const unread = unreadDeed(text);
  if (unread) return unread;
  const greeted = greeting.exec(entered);
  if (greeted)
    return {
      kind: 'none',
      say: '',
      reader: greeted.groups?.whom,
      rest: entered.slice(greeted[0].length),
    };
  const subject = subjectReader.exec(text);
  if (subject) {
    const rest = text.slice(subject[0].length);
    return /^(?:todavía |aún |ya )?(?:nos )?debe(?!\p{L})/iu.test(rest)
      ? { kind: 'remind', say: 'Le recordamos que ', reader: subject.groups?.whom, rest }
      : { kind: 'tell', say: 'Usted ', reader: subject.groups?.whom, rest };
  }
  return { kind: 'none', say: '', rest: entered };
}
