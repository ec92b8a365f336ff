import type { AccountFacts } from '../../facts/account/account-facts.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { bullets } from '../entered-text.js';
import { hasSpanishVerb } from '../wording/spanish-verbs.js';
import type { BuiltInText } from '../writing-tool.js';
import { completed, sentence, thoughts, upper } from './spanish-thoughts.js';

/** "carta para pedir trabajo de cuidadora en Casa del Sol", "solicitud para chofer en Lácteos Ibarra". */
export const applicationHead =
  /^(?:por favor )?(?:(?:escrib\p{L}+|haz(?:me)?|necesito|quiero) )?(?:una? |la |mi )?(?:carta (?:de (?:presentación|solicitud|motivación)|para (?:pedir|solicitar) (?:el |un )?(?:trabajo|empleo|puesto))|solicitud(?: de (?:trabajo|empleo))?)(?: (?:de|para|como)(?: el puesto de)?)? ?(?<post>[^,.:;]{3,70}?)?(?: (?:en|con) (?<firm>(?:(?:la|el|los|las) )?\p{Lu}[^,.:;]*))?\s*[:.,;]\s*/iu;
/** "preguntas de entrevista para costurera". */
export const interviewHead =
  /^(?:por favor )?(?:(?:escrib\p{L}+|haz(?:me)?|dame|necesito|quiero) )?(?:(?:unas|\d+|las) )?preguntas (?:de|para(?: una| la)?) entrevista(?: (?:de trabajo ))?(?:(?: a| de| para)(?: una?| la| el)? (?<post>[^,.:;]{3,60}?))?\s*[:.,;]\s*/iu;

const nameIn = /^(?:me llamo |mi nombre es |soy )?(?<name>\p{Lu}\p{L}+(?: \p{Lu}\p{L}+){1,3})$/u;

/** What somebody tells of their work; words without a verb hang on the sentence before. */
function toldOfOneself(all: readonly string[]): string {
  const told: string[] = [];
  for (const thought of all) {
    const said = completed(
      /^\d+ (?:años|meses)(?!\p{L})/iu.test(thought)
        ? `tengo ${/ (?:de |como |en |\p{L}+ndo)/iu.test(thought) ? thought : `${thought} de experiencia`}`
        : thought
            // "cuide a mi suegra": what the writer did
            .replace(/^(\p{L}{2,})e (?=al? |en |con |de |como |\d|las? |los )/u, '$1é ')
            .replace(/^puedo (?=de (?:noche|día)|los |las |fines|en )/iu, 'puedo trabajar '),
    );
    const isNote = !hasSpanishVerb(said) && !/^\p{L}+[oé](?!\p{L})/u.test(said);
    const last = told.at(-1);
    if (isNote && last) told[told.length - 1] = `${last.slice(0, -1)}, ${lowerFirst(said)}`;
    else told.push(said);
  }
  return told.join(' ');
}

/** A letter to a job's employer, of what its writer told. */
export function spanishApplication(
  { groups }: RegExpExecArray,
  rest: string,
  account: AccountFacts,
): BuiltInText {
  const all = thoughts(rest);
  const named = all.find((thought) => nameIn.test(thought));
  const name = nameIn.exec(named ?? '')?.groups?.name ?? account.name;
  const post = groups?.post ? `el puesto de ${groups.post.trim()}` : 'un puesto';
  return {
    text: [
      'Estimados señores:',
      `Me dirijo a ustedes para solicitar ${post}${groups?.firm ? ` en ${groups.firm.trim()}` : ''}. ${toldOfOneself(all.filter((thought) => thought !== named))}`.trim(),
      'Con gusto les cuento más en persona. Gracias por su tiempo.',
      ['Atentamente,', name ?? '[su nombre]'].join('\n'),
    ].join('\n\n'),
    missing: ['el nombre de quien la lee', 'por qué quiere trabajar ahí'],
  };
}

/** Questions to an applicant: about each thing that the job asks for, and those that show how somebody works. */
export function spanishInterview({ groups }: RegExpExecArray, rest: string): BuiltInText {
  const post = groups?.post?.trim();
  const duties = thoughts(rest).map((duty) =>
    duty
      .replace(/^(?:que )?(?:sepan?|pueda[n]?|tenga[n]? que|debe[n]?|hay que) /iu, '')
      .replace(/^(?:y|también) /iu, ''),
  );
  const about = (duty: string, at: number) => {
    if (!/^\p{L}+[aei]r(?:se|l[oa]s?)?(?!\p{L})/iu.test(duty))
      return `Este trabajo pide: ${duty}. ¿Cómo lo cumple usted?`;
    return at % 2 === 0
      ? `¿Qué experiencia tiene en ${duty}?`
      : `Cuénteme de una vez en que fue difícil ${duty}. ¿Qué hizo?`;
  };
  return {
    text: [
      `# ${upper(`preguntas de entrevista${post ? `: ${post}` : ''}`)}`,
      bullets([
        `¿Por qué le gustaría ${post ? `trabajar como ${post}` : 'este trabajo'}, y por qué aquí?`,
        ...duties.slice(0, 5).map(about),
        'Cuénteme de un cliente o compañero difícil. ¿En qué terminó?',
        'Cuénteme de un error en el trabajo. ¿Qué cambió después?',
        '¿Qué días y a qué horas puede trabajar, y desde cuándo?',
        '¿Qué le gustaría preguntarnos?',
      ]),
      sentence(
        'Haga a todos las mismas preguntas en el mismo orden, y anote las respuestas antes de comparar',
      ),
    ].join('\n\n'),
    missing: duties.length > 0 ? [] : ['qué hará la persona, una tarea tras otra'],
  };
}
