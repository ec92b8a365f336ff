import { jobCategoryAliases, jobFormCategories } from './job-lists.js';

// Which category a free text means. No zod here: the job description tool uses it in the page.

/** First match by position in the text wins; the order here decides between matches at one position. */
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

/** The category of the form whose words stand first in a text, e.g. 'Software team' → 'Information Technology'. */
function nearestJobCategory(text: string): string | undefined {
  const [found] = categoryWords
    .map(([category, pattern]) => ({ category, at: text.search(pattern) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found?.category;
}

const key = (text: string) => text.trim().toLowerCase().replace(/\s+/g, ' ');

/**
 * The category of the posting form for a department (decision A32): its own name, the first one that the alias table
 * (decision A22) gives it, the one its words mean, else 'Other'.
 */
export function jobFormCategory(department: string): string {
  const wanted = key(department);
  const own = jobFormCategories.find((category) => key(category) === wanted);
  const [, aliases] =
    Object.entries(jobCategoryAliases).find(([filter]) => key(filter) === wanted) ?? [];
  if (own) return own;
  return aliases?.[0] ?? nearestJobCategory(department) ?? 'Other';
}
