import { readFileSync } from 'node:fs';
import { jobFormCategories } from '@commons/contracts/jobs/job-lists';
import type { TownWord } from '@commons/contracts/portal/town-lists';
import { CategoryRules, type FoundCategory } from '@commons/service-kit/imports/category-rules';
import { wordList } from '@commons/service-kit/texts/word-list';

const builtIn = wordList('@commons/jobs', 'job-categories');

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

  /** The category of an occupation by its name; undefined where only a general word or none says it. */
  of(occupation: string): string | undefined {
    const found = this.find(occupation);
    return found && !found.general ? found.category : undefined;
  }
}
