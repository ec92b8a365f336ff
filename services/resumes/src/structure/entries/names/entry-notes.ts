import { namesOccupation } from '../../vocabulary/occupations.js';

// What stands beside the names of an entry, and is no part of them.

/** "Ph.D., University of Georgia. Advisor: J. Maerz": notes in sentences of their own. */
export const noteBehind =
  /(?:\.\s+(?:advis[eo]rs?|supervisors?|thesis|dissertation|c?gpa|honou?rs|minor|major|relevant coursework)\b|,\s+(?:advis[eo]rs?:|supervisors?:|c?gpa:? [\d.]|with (?:high )?(?:distinction|honou?rs)$))[^|]*/i;

/** "Machine operator. Ran lathes and mills.": the title, without what was done. */
export function withoutSentence(line: string): string {
  const [, title = '', done = ''] =
    /^((?:[^.|]{0,40}\|\s*)?[^.|]{4,50})(?<!\b(?:Dr|St|Mt|Ft|Mr|Mrs|Ms|Rev|Prof|\p{Lu}))\.\s+(\p{Lu}\S* \S.*)$/u.exec(
      line,
    ) ?? [];
  return done && namesOccupation(title) ? title : line;
}

/** "Erlanger Hospital, Chattanooga TN (34-bed MICU)": the unit of a hospital follows its place. */
export const unitNote =
  /(?<=,\s\p{Lu}[\p{L}.' ]{2,25},?\s[A-Z]{2})\s*\([^()]{2,40}\)(?=[\s,]*(?:\||$))/u;

/** "Southern Castings (PE-backed; $210M revenue; 900 employees)": a note about the employer. */
export const companyNote =
  /\s*\([^()]*(?:\$\s?\d|\b(?:revenue|employees|locations|stores|sites|staff|backed|publicly traded|fortune \d+|nasdaq|nyse|startup|start-up|nonprofit|non-profit|umsatz|mitarbeiter|empleados|employés)\b)[^()]*\)/giu;

/** "BA English (minor: creative writing)". */
export const courseNote =
  /\s*\((?:(?:minor|major|concentration|emphasis|focus|thesis|c?gpa|cum)\b[^()]*|[^()]*\b(?:c?gpa|percent|marks)\b[^()]*|[\d.]+\s?%|\d[\d.]*\s?\/\s?\d[\d.]*)\)/gi;

/** "University of Minnesota – Twin Cities": the place of a university is part of its name. */
export const campus =
  /^((?:university|universidad|universidade|université) of [^|–—-]{3,30})\s+[–—-]\s+(?=\p{Lu}[\p{L}.' ]{2,24}(?:\s*\||$))/iu;

/** "GPA: 3.1 on 4.0 scale" between a course and its school. */
export const inlineScore =
  /(?<=\S)\s(?:c?gpa|percentage|aggregate|score)\s*[:=]\s*[\d.]+\s?%?(?:\s*(?:on|out of|of|\/)\s*(?:a )?[\d.]+(?: scale)?)?/gi;

/** "Secured 62%, First Class, Hillside College": marks before a school. */
export const marksBefore =
  /^(?:scored|secured|securing|obtained) \d[\d.]*\s?%,\s+(?:(?:first|second|third) (?:class|division),\s+)?(?=\S)/i;

/** "(7 regular yards)" is a quantity, and names nothing. */
export const countInBrackets = /^\s*\(\d[^()]*\)\s*$/;

/** "Client: Verizon, Dallas, TX", as contractors name the company that they worked at. */
export const clientLabel = /^client\s*:\s*/i;

/** Lines of the forms of public offices: "Hours per week: 40", "Salary: $44,120.00 USD Per Year". */
export const officeFact =
  /(?:^|\s*\|\s*)(?:salary|hours per week|series|pay plan|grade level|supervisor|okay to contact this supervisor)\s*:[^|]*/gi;
export const officeNote = /\s*\(this is a federal job\)/gi;
