import { upperFirst } from '@commons/contracts/text/upper-first';
import type { NoteForm } from './note-form.js';

/** A word that opens a clause, and what it ties must stay with it. */
const ties =
  /["“”«»();:¿?¡!]|\b(?:que|si|cuando|porque|pero|aunque|donde|mientras|para que|sino)\b|(?:^|\s)así /i;
const negated = /\b(?:no|nunca|tampoco)\b/i;

/** "La inspección es gratis | y le damos fotos", "cuesta $39 | e incluye la revisión": what has a verb of its own. */
const secondVerb =
  /,? (?:y|e) (?=(?:(?:también |ya |le |les |te |lo |la |los |las |se )*\p{L}{2,}(?:amos|emos|imos)|(?:incluye|cuesta|tiene|viene|dura|sale|trae|pesa|rinde|abre|cierra)n?)(?!\p{L}))/iu;

interface Pattern {
  readonly found: RegExp;
  readonly said: (subject: string, rest: string) => string;
}

const thing = '((?:El|La|Los|Las|Nuestr[oa]s?) (?:\\p{L}+ ){0,6}?\\p{L}+)';
const headOf = (subject: string) =>
  upperFirst(subject.replace(/^(?:el|la|los|las|nuestr[oa]s?) /i, ''));

/** In this order; each with an example. */
const patterns: readonly Pattern[] = [
  // "La garantía es de 10 años" → "Garantía: 10 años"; "El vaso chico cuesta $3.50 y el grande $5"
  {
    found: new RegExp(
      `^${thing} (?:cuestan?|valen?|salen? en|(?:es|son) de|(?:es|son)(?= \\$?\\d)) (?=\\$?\\d|un|dos|tres)(.+)$`,
      'u',
    ),
    said: (subject, rest) => `${headOf(subject)}: ${rest}`,
  },
  // "La inspección es gratis" → "Inspección gratis"
  {
    found: new RegExp(`^${thing} (?:es|son) (gratis|gratuit[oa]s?)$`, 'u'),
    said: (subject, rest) => `${headOf(subject)} ${rest}`,
  },
  // "El estacionamiento está detrás de la iglesia"
  {
    found: new RegExp(
      `^${thing} están? ((?:en|detrás|junto|frente|al lado|abiert|cerrad).+)$`,
      'u',
    ),
    said: (subject, rest) => `${headOf(subject)}: ${rest}`,
  },
  // "Hay música en vivo y juegos" → "Música en vivo y juegos"
  {
    found: /^()(?:hay|habrá|(?:ya )?tenemos|ofrecemos) (?!que\b)(.+)$/iu,
    said: (_, rest) => upperFirst(rest),
  },
  // "Estamos en el estacionamiento de la iglesia" → "Dónde: en el estacionamiento …"
  { found: /^()estamos ((?:en|detrás|junto|frente) .+)$/iu, said: (_, rest) => `Dónde: ${rest}` },
  // "Abrimos de 6 de la mañana a 10 de la noche" → "Horario: de 6 de la mañana …"
  {
    found: /^()abrimos ((?:de|desde|a las|los|todos|cada) .+)$/iu,
    said: (_, rest) => `Horario: ${rest}`,
  },
  // "Me queda una fecha libre en mayo y dos en junio"
  { found: /^()(?:solo |aún )?(?:me|nos) queda[n]? (.+)$/iu, said: (_, rest) => `Quedan: ${rest}` },
];

function asNote(clause: string): string {
  if (negated.test(clause)) return upperFirst(clause);
  for (const { found, said } of patterns) {
    const [, subject = '', rest] = found.exec(clause) ?? [];
    if (rest) return said(subject, rest);
  }
  return upperFirst(clause);
}

const priced = '\\$\\d[\\d.,]*';
/** "La docena sale en $22 y media docena en $12", "Chica $18 y grande $32": two things, each with its price. */
const twoPrices = new RegExp(
  `^(?:(?:El|La|Los|Las|Un|Una) )?((?:\\p{L}+ ){0,5}?\\p{L}+?):? (?:(?:cuestan?|valen?|salen?|sale en|salen en|es de|son de|a|en) )?(${priced}),? y (?:(?:el|la|los|las) )?((?:\\p{L}+ ){0,4}?\\p{L}+?) (?:(?:en|a|cuestan?|valen?|salen?|por) )?(${priced}[^,;]*)$`,
  'iu',
);

function inTwoPrices(clause: string): string[] | undefined {
  const [, one = '', price, other = '', second] = twoPrices.exec(clause) ?? [];
  if (!price || negated.test(clause) || /\b(?:desde|hasta|de|entre)$/i.test(one)) return undefined;
  if (/\b(?:tenemos|hay|tengo|ofrecemos|vendemos)\b/i.test(one)) return undefined;
  return [`${upperFirst(one)}: ${price}`, `${upperFirst(other)}: ${second}`];
}

/** A whole Spanish sentence as notes: "El plato cuesta $12." → "Plato: $12". Undefined where a word ties its clauses. */
export function spanishNoteForm(sentence: string): NoteForm | undefined {
  const plain = sentence.replace(/[.!]+$/, '');
  if (ties.test(plain) || /[.!?] \p{Lu}/u.test(plain)) return undefined;
  const pair = inTwoPrices(plain);
  if (pair) return { notes: pair };
  const clauses = plain.split(secondVerb);
  const notes = clauses.map(asNote);
  return notes.join(' ') === plain ? undefined : { notes };
}
