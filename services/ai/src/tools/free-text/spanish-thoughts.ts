import { upperFirst } from '@commons/contracts/text/upper-first';
/** The thoughts of a Spanish request as sentences. */

export const upper = (text: string) => upperFirst(text);
export const sentence = (text: string) => {
  const plain = upper(text.trim().replace(/[\s,;:]+$/u, ''));
  return plain === '' || /[.!?]$/u.test(plain) ? plain : `${plain}.`;
};
/** "Frenos, suspensión y aire acondicionado." is one list: its commas part nothing. */
const parted = (sentenceText: string) =>
  /^[^,.]+(?:, [^,.]+)* (?:y|e|o) [^,.]+[.]?$/u.test(sentenceText) &&
  sentenceText.split(/, | (?:y|e|o) /u).every((item) => item.trim().split(' ').length <= 3)
    ? [sentenceText]
    : sentenceText.split(/,\s+(?!\d{3}\b)(?![^(]*\))/u);

/** "que en enero sube el precio": what the writer is told to say, and no wish. */
const told =
  /^que (?=(?:el|las?|los|en|desde|del|este|esta|hoy|mañana|ya|no|mis?|nuestr\p{L}+) .*(?<!\p{L})(?:suben?|bajan?|es|son|están?|hay|puedo|tengo|cierro|abro|trabajo|atiendo|cuestan?|empiezan?|\p{L}+[aei]mos|\p{L}+r(?:é|án?))(?!\p{L}))/iu;

export const thoughts = (text: string) =>
  text
    .split(/(?<=[.!?])\s+|;\s*|\n+/u)
    .flatMap(parted)
    .map((part) =>
      part
        .trim()
        .replace(/^(?:y|pero|también|además)\s+/iu, '')
        .replace(told, '')
        .replace(/[.\s]+$/u, ''),
    )
    .filter(
      (part) =>
        part !== '' &&
        !/^(?:corto|corta|sin emojis|que sea|no mencionar|no menciones)\b/iu.test(part),
    );

const completions: readonly (readonly [RegExp, string])[] = [
  [
    /^(\p{Ll}+(?:er[oa]|or|ora|ista|ñil|ante|ente|ario|aria)) (\d+ años)$/iu,
    'Trabajo de $1 desde hace $2',
  ],
  [/^(disponible .+)$/iu, 'Estoy $1'],
  [/^(licencia .+)$/iu, 'Tengo $1'],
  [/^cerrado (.+)$/iu, 'Estamos cerrados $1'],
  [/^abierto (.+)$/iu, 'Abrimos $1'],
  [/^sin cita$/iu, 'No hace falta cita'],
  [/^sin recibo,? (.+)$/iu, 'Sin recibo se da $1'],
  [/^(\d+ (?:días|dias|semanas|meses)) (con .+)$/iu, 'Tiene $1 $2'],
  [/^para (.+?),? llamar al? (.+)$/iu, 'Para $1, llame al $2'],
  [
    /^(emergencias|urgencias|citas|pedidos|informes|dudas) al? (?=[+(\d])(.+)$/iu,
    'Para $1, llame al $2',
  ],
  [/^(?:ofrecerle|ofrecer) (.+)$/iu, 'Queremos ofrecerle $1'],
  [/^(?:invitarla|invitarlo|invitar) a (.+)$/iu, 'Le invitamos a $1'],
  [/^(?:pedirle|pedir) que (.+)$/iu, 'Le pedimos que $1'],
  [
    /^que (avisen|confirmen|traigan|llamen|lleguen|paguen|manden|pasen|vengan|traiga|llame|avise|confirme|pase|pregunte|pregunten)(?!\p{L})/iu,
    'Por favor, $1',
  ],
  [
    /^pedirle (?:una )?disculpas?(?: y (?:ofrecerle )?(.+))?$/iu,
    'Le pedimos disculpas y queremos ofrecerle $1',
  ],
  [/^empezó (.+)$/iu, 'Este negocio lo empezó $1'],
];
export const completed = (thought: string) => {
  const found = completions.find(([pattern]) => pattern.test(thought));
  return sentence(
    found ? thought.replace(found[0], found[1]).replace(/ y queremos ofrecerle $/u, '') : thought,
  );
};

/** "esperó y la comida llegó fría" → "esperara y que la comida llegara fría": what one is sorry for. */
export const wished = (clause: string) =>
  clause
    .replace(/ y (?=(?:la|el|los|las|nadie|no|su) )/giu, ' y que ')
    .replace(
      /(?<!\p{L})(tuvo|vino|fue|dio|estuvo|estaba|dijo|salió|recibió|pidió|atendió|perdió|faltó|\p{L}{2,}ó)(?!\p{L})/giu,
      (verb) =>
        subjunctives.get(verb.toLowerCase()) ?? verb.replace(/ió$/u, 'iera').replace(/ó$/u, 'ara'),
    );
const subjunctives = new Map([
  ['tuvo', 'tuviera'],
  ['vino', 'viniera'],
  ['fue', 'fuera'],
  ['dio', 'diera'],
  ['estuvo', 'estuviera'],
  ['estaba', 'estuviera'],
  ['dijo', 'dijera'],
  ['pidió', 'pidiera'],
]);
