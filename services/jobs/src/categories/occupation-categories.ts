import { readFileSync } from 'node:fs';
import { jobFormCategories } from '@commons/contracts/jobs/job-lists';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { CategoryRules, type FoundCategory } from '@commons/service-kit/imports/category-rules';
import { wordList } from '@commons/service-kit/texts/word-list';
import { occupationCodes } from './occupation-titles.js';

const builtIn = wordList('@commons/jobs', 'job-categories');

/** Categories by the beginnings of occupation codes, the longest first. */
const groups = wordList('@commons/jobs', 'occupation-groups')
  .split('\n')
  .flatMap((line) => (line.includes(': ') ? [line.split(': ') as [string, string]] : []))
  .sort(([one], [other]) => other.length - one.length);

/** What follows the noun that a title ends with: "Manager of …", "Nurse - nights", "Clerk (part-time)". */
const afterHead =
  /\s*(?:[,;:(|/\u2013\u2014]|\s-|-\s|\s(?:of|for|to|at|in|with|de|en|para|con)\s).*$/i;

/** Which category of jobs words belong to. */
export class OccupationCategories {
  readonly #rules: CategoryRules;

  /**
   * @param file the operator's own lines, in the format of `data/job-categories.txt`.
   * @throws when it cannot be read
   * @param town categories that the town added
   */
  constructor(file = '', town: readonly TownWord[] = []) {
    const own = file ? readFileSync(file, 'utf8') : '';
    const categories = [...jobFormCategories, ...town.map(({ name }) => name)];
    this.#rules = new CategoryRules(categories, builtIn, own, town);
  }

  /** The category that a text names. @returns undefined when nothing matches */
  find(text: string): FoundCategory | undefined {
    return this.#rules.find(text);
  }

  /**
   * The category that the occupation of a job's title names: "Social Media Paralegal, Library" is a paralegal.
   * @returns undefined when only a general word or none says it
   */
  ofTitle(title: string): string | undefined {
    const head = title.replace(afterHead, '');
    const found = this.#rules.findLast(head);
    return found && !found.general ? found.category : undefined;
  }

  /** The category of all occupations that a title names by the titles of occupations; undefined where they differ. */
  ofOccupations(title: string): string | undefined {
    const categories = new Set(occupationCodes(title).map(categoryOfCode));
    const [only, ...more] = categories;
    return more.length === 0 ? only : undefined;
  }

  /** The category of an occupation by its name; undefined where only a general word or none says it. */
  of(occupation: string): string | undefined {
    const found = this.find(occupation);
    return found && !found.general ? found.category : undefined;
  }
}

const categoryOfCode = (code: string) => groups.find(([prefix]) => code.startsWith(prefix))?.[1];
