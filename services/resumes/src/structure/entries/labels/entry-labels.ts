import { isOfDuties } from '../../headings/composed-headings.js';
import { words } from '../../vocabulary/word-list.js';

/** Words around the noun of a label that leave what it names: "Name of the company", "Present position held". */
export const aroundLabels = words(`
  name, names, of, the, your, present, presently, current, currently, previous, past, last, former, latest, held, job, work,
  working, employment, service, details, attended, full
`);

/** Nouns of forms before a title or degree: "Position: Clerk". */
export const titleWords = words(`
  position, positions, title, role, designation, post, capacity, degree, degree title, qualification, occupation, worked as, working as,
  nature of job, nature of work, tätigkeit, beruf, funktion, abschluss, puesto, cargo, titulación, título, poste, fonction,
  diplôme, posizione, ruolo, titolo, qualifica, curso, função, functie, beroep, opleiding, stanowisko, kierunek, 职位, 职务,
  专业, الوظيفة, المسمى الوظيفي
`);

/** Nouns of forms before an employer or school. */
export const organizationWords = words(`
  employer, employed by, company, organization, organisation, firm, concern, school, college, university, institution,
  institute, arbeitgeber, firma, unternehmen, schule, empresa, centro, institución, employeur, entreprise, établissement,
  azienda, datore di lavoro, istituto, instituição, escola, werkgever, bedrijf, pracodawca, szkoła, uczelnia, 公司, 单位,
  学校, جهة العمل, الشركة
`);

/** The labels of the European form, which no name begins with. They may be broken: the rest is on a line of its own. */
export const europeanTitles = words(`
  occupation or position held, title of qualification awarded, tipo di impiego, lavoro o posizione ricoperti,
  qualifica conseguita, puesto o cargo ocupados, profesión o cargo desempeñado, cualificación obtenida,
  fonction ou poste occupé, intitulé du diplôme, intitulé du certificat ou diplôme délivré, beruf oder funktion,
  bezeichnung der erworbenen qualifikation, função ou cargo ocupado, designação da qualificação atribuída,
  zajmowane stanowisko, uzyskane kwalifikacje
`);
export const europeanOrganizations = words(`
  name and address of employer, name and type of organisation providing education and training,
  name and type of organisation, nome e indirizzo del datore di lavoro, tipo di azienda o settore,
  nome e tipo di istituto di istruzione o formazione, nome e tipo di istituto, nombre y dirección de la empresa,
  nombre y dirección del empleador, nombre y tipo de centro, nom et adresse de l'employeur, nom et type d'établissement,
  name und adresse des arbeitgebers, name und art der bildungseinrichtung, name und art der bildungs,
  nome e endereço do empregador, nome e tipo da organização, nazwa i adres pracodawcy, nazwa i typ organizacji
`);

/** Labels of what was done and learned there. */
export const dutyWords = words(`
  main activities and responsibilities, job profile, job description, principal subjects, principali mansioni, principali materie,
  funciones y responsabilidades principales, funciones principales, principales actividades, principales activités,
  wichtigste tätigkeiten, principais atividades, principais responsabilidades, główne obowiązki, duties,
  responsibilities, tasks, clients, customers, projects, achievements, accomplishments, highlights, tools, technologies,
  tech stack, environment, clientes, proyectos, logros, tareas, funciones, tâches, missions, aufgaben, mansioni, taken, werkzaamheden, obowiązki,
  atividades
`);

const oneOf = (some: readonly string[]) => `(?:${some.join('|').replaceAll("'", "['’]")})`;

/** Source of a pattern: a label of some nouns, with the words that may be around them. */
const labelOf = (nouns: readonly string[]): string =>
  String.raw`(?:${oneOf(aroundLabels)}\s+)*${oneOf(nouns)}(?:\s+${oneOf(aroundLabels)})*(?:\s*(?:&|and)\s*address)?`;
const titleLabel = new RegExp(
  String.raw`^(?:${labelOf(titleWords)}\s*[:：|]|${oneOf(europeanTitles)}\s*[:|]?)\s*`,
  'iu',
);
const organizationLabel = new RegExp(
  String.raw`^(?:${labelOf(organizationWords)}\s*[:：|]|${oneOf(europeanOrganizations)}\s*[:|]?)\s*`,
  'iu',
);
const duties = new RegExp(String.raw`^${oneOf(dutyWords)}(?![\p{L}])[^|:]{0,40}[|:]`, 'iu');

/** A label before the name of a title, degree, employer or school. */
export const nameLabel = new RegExp(`${titleLabel.source}|${organizationLabel.source}`, 'iu');

/** Whether a line describes what was done, and so names nothing. */
export const isDuties = (text: string): boolean => duties.test(text);

const dutyLabel = new RegExp(`^${oneOf(dutyWords)}$`, 'iu');

/** Whether a line is such a label alone: "Highlights". */
export const isDutyLabel = (text: string): boolean => dutyLabel.test(text) || isOfDuties(text);

/** The lines of an entry with a label that says what they name, without the labels. */
export function labelledNames(lines: readonly string[]): {
  readonly title?: string;
  readonly organization?: string;
} {
  const found = (label: RegExp) =>
    lines
      .find((line) => label.test(line))
      ?.replace(label, '')
      .trim();
  const [title, organization] = [found(titleLabel), found(organizationLabel)];
  return { ...(title && { title }), ...(organization && { organization }) };
}
