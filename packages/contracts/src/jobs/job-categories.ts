import { jobCategoryAliases, jobFormCategories } from './job-lists.js';

// Maps free text to a category. No zod here: the job description tool uses it in the page.

/** The first match by position in the text wins; this order breaks ties. */
const categoryWords: readonly (readonly [string, RegExp])[] = [
  ['Human Resources', /human resources|\bhr\b|recruit|talent/i],
  ['Information Technology', /technolog|information tech|software|\bdata\b|\bit\b|telecom/i],
  ['Engineering', /engineer|architect/i],
  ['Healthcare', /health|medic|nurs|hospital/i],
  ['Legal', /legal|\blaw\b|attorney/i],
  ['Finance', /financ|accounting|bank|procurement|insurance/i],
  ['Administration', /administrat|clerical|office/i],
  ['Construction', /construct|skilled trade|building trade/i],
  ['Operations', /operations|maintenance|logistic/i],
  ['Marketing', /marketing|communications|advertis|public relations/i],
  ['Customer Service', /customer|client service|call cent/i],
  ['Education', /educat|teach|training|school/i],
  ['Sales', /\bsales\b/i],
  ['Manufacturing', /manufactur|production/i],
  ['Transportation', /transport|driv(er|ing)\b|truck/i],
  ['Food Service', /food|restaurant|kitchen|hospitality/i],
  ['Retail', /retail|\bshop/i],
  ['Design', /design/i],
  ['Writing & Editing', /writ(er|ing)\b|edit/i],
];

/** The form category whose words occur first in a text, e.g. 'Software team' → 'Information Technology'. */
function nearestJobCategory(text: string): string | undefined {
  const [found] = categoryWords
    .map(([category, pattern]) => ({ category, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found?.category;
}

const key = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The posting form's category for a department (decision A32): the category of that name, the first one in the alias
 * table (decision A22), the one that its words match, else 'Other'.
 */
export function jobFormCategory(department: string): string {
  const wanted = key(department);
  const own = jobFormCategories.find((category) => key(category) === wanted);
  const [, aliases] =
    Object.entries(jobCategoryAliases).find(([filter]) => key(filter) === wanted) ?? [];
  if (own) return own;
  return aliases?.[0] ?? nearestJobCategory(department) ?? 'Other';
}
