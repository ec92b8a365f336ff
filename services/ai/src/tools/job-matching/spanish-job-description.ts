import { upperFirst } from '@commons/contracts/text/upper-first';
import type { JobDescriptionValues } from '@commons/contracts/tools/job-description-prompt';
import type { AccountFacts } from '../../facts/account/account-facts.js';
import { lowerFirst } from '../../facts/grammar/lower-first.js';
import { bullets, ended, listItems, oneLine, shortItems } from '../entered-text.js';
import { spanishSpelling } from '../wording/spanish-spelling.js';
import type { BuiltInText } from '../writing-tool.js';

const tidy = (text: string | undefined) =>
  spanishSpelling(oneLine(text ?? '')).replace(/[.;,]+$/, '');

/** Values of the form's lists, in Spanish. */
const words: Readonly<Record<string, string>> = {
  'High School': 'Preparatoria (high school)',
  'High School Diploma': 'Diploma de preparatoria (high school)',
  GED: 'GED',
  'Vocational/Trade Certificate': 'Certificado técnico o de oficio',
  'Some College': 'Estudios universitarios sin terminar',
  'Associate Degree': 'Título de asociado',
  "Bachelor's Degree": 'Licenciatura',
  "Master's Degree": 'Maestría',
  Doctorate: 'Doctorado',
  'Full-time': 'tiempo completo',
  'Part-time': 'medio tiempo',
  Contract: 'por contrato',
  Temporary: 'temporal',
  Seasonal: 'por temporada',
  Internship: 'prácticas',
  'On-site': 'en el lugar',
  Remote: 'a distancia',
  Hybrid: 'híbrido',
};
const inSpanish = (value: string) =>
  words[value] ?? value.replace(/^(On-site|Remote|Hybrid)\b/, (found) => words[found] ?? found);

/** How much or how long somebody works, after the title: "Part-time, 25 hours" → " de medio tiempo". */
function mannerOf(entered = ''): string {
  const [, time = ''] =
    /^((?:full|part)-time|(?:de )?(?:tiempo completo|medio tiempo)|seasonal|temporary|temporal|por temporada)(?![\p{L}-])/iu.exec(
      oneLine(entered),
    ) ?? [];
  const known = Object.keys(words).find((name) => name.toLowerCase() === time.toLowerCase());
  const said = (known ? words[known] : time.toLowerCase()) ?? '';
  return said ? ` ${/^(?:tiempo|medio)/.test(said) ? 'de ' : ''}${said}` : '';
}

const levels: Readonly<Record<string, string>> = {
  Entry: 'inicial',
  Junior: 'principiante',
  Mid: 'intermedio',
  Senior: 'avanzado',
  'Lead/Principal': 'de líder',
  Executive: 'ejecutivo',
};

function experience(entered = ''): string | undefined {
  const [, level = '', years] = /^([^(]*)\((\d+(?:-\d+|\+))\)/.exec(entered) ?? [];
  if (!years) return entered ? `Experiencia: ${tidy(entered)}` : undefined;
  const named = levels[level.trim()] ?? level.trim().toLowerCase();
  if (years === '0-1') return 'Sin experiencia o hasta un año de experiencia relacionada';
  return `${years.endsWith('+') ? `${years.slice(0, -1)} años o más` : `De ${years.replace('-', ' a ')} años`} de experiencia relacionada (nivel ${named})`;
}

const education = (entered = '') =>
  /no formal/i.test(entered)
    ? 'No se pide un título'
    : entered
      ? `Estudios: ${inSpanish(tidy(entered))} o equivalente`
      : undefined;

/** "necesitamos a alguien que atienda" → "atienda": the wish before the task. */
const wish =
  /^(?:(?:necesito|necesitamos|busco|buscamos) (?:a )?(?:alguien|una persona|gente) (?:que (?:pueda |sepa )?|para )|(?:debe|tiene que|hay que|va a|deberá|saber|poder)\s+)/i;

/** Tasks one each; what begins with a day or an amount is no task. */
function tasksOf(entered = ''): { tasks: string[]; remarks: string[] } {
  const items = listItems(entered);
  const parts = (
    items.length > 1
      ? // "cambiar cierres y atender a las clientas": two tasks.
        items.flatMap((item) => item.split(/(?<=\p{L} \p{L}+) y (?=\p{L}+[aei]r\p{L}{0,2} \p{L})/u))
      : entered.split(/[.;\n]+|,\s+(?!\d)|\s+y\s+(?=(?:también |además )?\p{L}+[aei]r\b)/u)
  )
    .map((part) => tidy(part.replace(/^\s*(?:y|también|además)\s+/i, '').replace(wish, '')))
    .filter(Boolean)
    .map(upperFirst);
  const isRemark = (part: string) =>
    /^\$?\d/.test(part) ||
    /^(?:de )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)/i.test(part);
  return { tasks: parts.filter((part) => !isRemark(part)), remarks: parts.filter(isRemark) };
}

const inSeries = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? '';
  const and = /^h?i(?!e)/i.test(last) ? 'e' : 'y';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${and} ${last}`;
};
const lowered = (text: string) => (/^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text));

/** "atender el mostrador": an infinitive is said as what the person will do. */
const isInfinitive = (task: string) => /^\p{L}+(?:ar|er|ir|arse|erse|irse)\b/iu.test(task);

/** A job description in Spanish, with the same sections as the English one. */
export function writeSpanishJobDescription(
  entered: Partial<JobDescriptionValues>,
  account: AccountFacts = {},
): BuiltInText {
  const title = tidy(entered.jobTitle);
  const department = tidy(entered.department);
  const { tasks, remarks } = tasksOf(entered.coreResponsibilities);
  const skills = shortItems(entered.requiredSkills ?? '')
    .map(tidy)
    .map(upperFirst);
  const preferred = shortItems(entered.preferredQualifications ?? '')
    .map(tidy)
    .map(upperFirst);
  const manner = mannerOf(entered.employmentType);
  const who = account.company
    ? `${account.company}${account.city ? `, en ${account.city},` : ''} busca`
    : 'Buscamos';
  const deeds = tasks.filter(isInfinitive).slice(0, 3).map(lowered);
  const summary = [
    `${who} ${title ? lowered(title) : 'a una persona'}${manner}${department ? ` para el equipo de ${lowered(department)}` : ''}.`,
    deeds.length > 0
      ? `En este puesto le tocará ${inSeries(deeds)}.`
      : tasks.length > 0
        ? `Las tareas principales: ${inSeries(tasks.slice(0, 3).map(lowered))}.`
        : '',
    skills.length > 0 ? `Lo que se necesita: ${inSeries(skills.slice(0, 3).map(lowered))}.` : '',
  ].filter(Boolean);
  const required = [
    education(entered.educationLevel),
    experience(entered.yearsExperience),
    ...skills,
  ].filter((item): item is string => Boolean(item));
  const place = [
    inSpanish(tidy(entered.workLocation)),
    account.city && /on-?site|hybrid|lugar|híbrido/i.test(entered.workLocation ?? '')
      ? [account.streetAddress, account.city, account.state].filter(Boolean).join(', ')
      : '',
  ].filter(Boolean);
  const environment = [
    place.length > 0 && `Lugar de trabajo: ${place.join(', ')}`,
    entered.employmentType && `Tipo de empleo: ${inSpanish(tidy(entered.employmentType))}`,
    department && `Equipo: ${department}`,
    ...remarks,
  ].filter((item): item is string => Boolean(item));
  const all = Object.values(entered).join(' ');
  return {
    text: [
      `# ${title ? upperFirst(title) : '[puesto]'}`,
      `## Resumen del puesto\n\n${summary.join(' ')}`,
      `## Responsabilidades\n\n${bullets(tasks.length > 0 ? tasks : ['[tareas]'])}`,
      `## Requisitos\n\n${bullets(required.length > 0 ? required : ['Sin requisitos formales'])}`,
      `## Se valora\n\n${bullets(preferred.length > 0 ? preferred : ['Nada más allá de los requisitos'])}`,
      `## Condiciones de trabajo\n\n${bullets(environment.length > 0 ? environment : [ended('El lugar y el horario se acuerdan con usted')])}`,
    ].join('\n\n'),
    missing: [
      ...(/\$\s?\d|\bpago\b|sueldo|salario|la hora/i.test(all)
        ? []
        : ['el pago y las prestaciones: muchos estados piden el rango']),
      ...(/\bhoras?\b|horario|turno|\d\s?[ap]\.?m/i.test(all) ? [] : ['el horario y los turnos']),
      ...(account.company ? [] : ['el nombre de su negocio']),
      ...(entered.workLocation ? [] : ['el lugar de trabajo']),
    ],
  };
}
