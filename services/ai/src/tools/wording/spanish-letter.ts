import { upperStart } from './phrases.js';

/** A letter in Spanish around the writer's own words: the order to the writer becomes speech to the reader. */
export interface SpanishLetter {
  readonly subject: string;
  readonly greeting: string;
  readonly body: readonly string[];
  readonly closing: string;
}

interface Order {
  readonly pattern: RegExp;
  readonly subject: string;
  /** What stands before the rest of the clause. */
  readonly say: string;
}

const whom = '(?:\\s+a\\s+(?<whom>(?:la |el |los |las )?[^,.;:]{2,40}?))?';

/** Orders as people type them, each with an example. */
const orders: readonly Order[] = [
  // "recordarle a la señora Mendoza que su pedido está listo"
  {
    pattern: new RegExp(
      `^(?:recordar(?:le|les)?|recuérda(?:le|les)|recuerda(?:le|les))${whom}\\s+(?:de\\s+)?que\\s+`,
      'iu',
    ),
    subject: 'Recordatorio',
    say: 'Le recordamos que ',
  },
  // "dile a Ana que …", "avisar a los clientes que …"
  {
    pattern: new RegExp(
      `^(?:dil?e(?:les)?|diles|decir(?:le|les)?|informar(?:le|les)?|avisar(?:le|les)?|avísa(?:le|les)|avisa(?:le|les)|explicar(?:le|les)?)${whom}\\s+(?:de\\s+)?que\\s+`,
      'iu',
    ),
    subject: 'Un aviso',
    say: 'Le informamos que ',
  },
  // "gracias a la familia Ortega por su pedido", "agradecer a Luis por …"
  {
    pattern: new RegExp(
      `^(?:(?:dar(?:le|les)? (?:las )?)?gracias|agradecer(?:le|les)?)${whom}\\s+por\\s+`,
      'iu',
    ),
    subject: 'Gracias',
    say: 'Muchas gracias por ',
  },
  // "pedir disculpas a Rosa por la demora"
  {
    pattern: new RegExp(
      `^(?:pedir(?:le|les)? (?:disculpas|perdón)|disculparse|disculparnos)${whom.replace('\\s+a\\s+', '\\s+(?:a|con)\\s+')}\\s+por\\s+`,
      'iu',
    ),
    subject: 'Nuestras disculpas',
    say: 'Le pedimos disculpas por ',
  },
  // "preguntarle a Luis si puede venir"
  {
    pattern: new RegExp(
      `^(?:preguntar(?:le|les)?|pregúnta(?:le|les)|pregunta(?:le|les))${whom}\\s+si\\s+`,
      'iu',
    ),
    subject: 'Una pregunta',
    say: 'Quisiéramos saber si ',
  },
];

/** "la señora Mendoza" → "Estimada señora Mendoza:" */
function greetingFor(reader: string | undefined): string {
  const name = reader
    ?.trim()
    .replace(/^(?:la|el|los|las)\s+/iu, '')
    .replace(/\bsra\.?(?=\s)/iu, 'señora')
    .replace(/\bsr\.?(?=\s)/iu, 'señor');
  if (!name) return 'Buenos días:';
  if (/^(?:señora|señorita|doctora|familia|maestra)\b/iu.test(name)) return `Estimada ${name}:`;
  if (/^(?:señor|doctor|maestro|equipo)\b/iu.test(name)) return `Estimado ${name}:`;
  if (/^clientes\b/iu.test(name)) return `Estimados ${name}:`;
  return `Hola, ${upperStart(name)}:`;
}

const asSentence = (text: string) => {
  const plain = upperStart(text.trim().replace(/[\s,;:]+$/u, ''));
  return /[.!?]$/u.test(plain) ? plain : `${plain}.`;
};

/** The matter without its verb: "su pedido de 60 tamales". */
const matterOf = (rest: string) =>
  (
    /^(.{6,48}?)(?=\s(?:está|esta|están|es|son|vence|será|fue|queda|llega|estará|cuesta)\b|[,.;]|$)/iu.exec(
      rest,
    )?.[1] ?? ''
  ).trim();

/** Undefined when the entry does not begin with one of the orders: then it stands as it is. */
export function spanishLetter(entered: string): SpanishLetter | undefined {
  const text = entered.replace(/\s+/gu, ' ').trim();
  for (const { pattern, subject, say } of orders) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length);
    const [first = '', ...others] = rest.split(/,\s+(?!\d{3}\b)|[.;]\s+/u);
    const matter = matterOf(rest);
    return {
      subject: matter ? `${subject}: ${matter}` : subject,
      greeting: greetingFor(match.groups?.whom),
      body: [[asSentence(say + first), ...others.filter(Boolean).map(asSentence)].join(' ')],
      closing: 'Saludos cordiales,',
    };
  }
  return undefined;
}
