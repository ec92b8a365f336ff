import { maxSavedSearchNameLength } from '@commons/contracts/jobs/saved-search-lists';
import type { SearchToSave } from '@commons/contracts/jobs/saved-searches';
import { translatedWords } from '@commons/service-kit/texts/translated-words';
import { jobsTexts } from '../texts/jobs-texts.js';

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** A search in words: "baker, Part-time, in Little Rock, from $30,000". @param language of the page it is saved on */
export function searchName(search: SearchToSave, language?: string): string {
  const { salary_min: min, salary_max: max, within_miles: miles } = search;
  const t = jobsTexts(language);
  const say = translatedWords(language);
  const place = search.location || search.near;
  const facts = [
    search.search,
    search.category && say(search.category),
    search.employment_type && say(search.employment_type),
    search.experience_level && say(search.experience_level),
    search.remote_ok && t('searchRemote'),
    place && (miles ? t('searchWithin', { miles, place }) : t('searchIn', { place })),
    min !== undefined && t('searchFrom', { amount: dollars(min) }),
    max !== undefined && t('searchUpTo', { amount: dollars(max) }),
    search.has_salary && min === undefined && max === undefined && t('searchWithPay'),
  ];
  const name = facts.filter(Boolean).join(', ').slice(0, maxSavedSearchNameLength);
  return name || say('All jobs');
}
