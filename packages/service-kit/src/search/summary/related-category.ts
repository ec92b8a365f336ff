import type { FacetCount } from '@commons/contracts/search/search-summary';
import type { SearchEngine } from '../engine/search-engine.js';
import { categoryOfGroup } from '../query/category-of-group.js';
import type { ReadQuery } from '../query/query-reading.js';
import { headFirst } from '../query/trade-details.js';
import type { RequestOf, SearchBody } from './wider-searches.js';

/** Fields of a body that say how its results are listed, not which they are. */
const listing = new Set(['limit', 'offset']);

/** The category of the trade that a search names, where anything is listed in it, and how much. */
export function relatedCategory<Body extends SearchBody>(
  engine: SearchEngine,
  body: Body,
  read: ReadQuery,
  requestOf: RequestOf<Body>,
): FacetCount | undefined {
  const { subject } = engine.index;
  const named = headFirst(read, engine.vocabulary).filter(
    ({ optional, place, understood }) => !(optional || place || understood),
  );
  for (const group of named) {
    const value = categoryOfGroup(group, subject, engine.vocabulary);
    if (!value) continue;
    const bare = Object.fromEntries(Object.entries(body).filter(([name]) => listing.has(name)));
    const request = requestOf({ ...bare, category: value } as unknown as Body);
    const { total } = engine.find({ ...request, order: 'newest', offset: 0, limit: 0 });
    if (total > 0) return { value, total };
  }
  return undefined;
}
