import { readFileSync } from 'node:fs';

/** How many of a search's results are examined, and from which place on a trade's own results are other trades. */
const looked = 6;
const ofTrade = 60;
/** A trade is recognized by the descriptions that several of its first results share. */
const firstResults = 12;

/** The searches of `businesses-<part>.txt`, each with the trades that are meant: `dentist / orthodontist`. */
function readNeeds(part) {
  const text = readFileSync(new URL(`businesses-${part}.txt`, import.meta.url), 'utf8');
  return text.split('## held back').flatMap((part, at) =>
    part.split('\n').flatMap((line) => {
      const [searches, trade] = line.split(' > ');
      if (line.startsWith('#') || !trade) return [];
      return searches.split(', ').map((search) => ({ search, trade, heldBack: at === 1 }));
    }),
  );
}

/**
 * Whether searches find the trade that is meant: half of their first results are among those of a search for the trade,
 * or have a description that several of those have. Searches of which the town has no business of the trade are left
 * out.
 * @param find the search, with the numbers of its first results
 * @param descriptions of the rows
 * @param part the file of the searches: `needs`, `residents`
 */
export function measureNeeds(find, descriptions, part) {
  const trades = new Map();
  const resultsOf = (trade) => {
    const { found } = find(trade);
    const counts = new Map();
    for (const at of found.slice(0, firstResults))
      counts.set(descriptions[at], (counts.get(descriptions[at]) ?? 0) + 1);
    const usual = [...counts].filter(([, count]) => count > 1).map(([text]) => text);
    return { rows: new Set(found.slice(0, ofTrade)), usual: new Set(usual), total: found.length };
  };
  const resultsOnce = (trade) => {
    if (!trades.has(trade)) trades.set(trade, resultsOf(trade));
    return trades.get(trade);
  };
  return readNeeds(part).flatMap(({ search, trade, heldBack }) => {
    const meant = trade.split(' / ').map(resultsOnce);
    if (meant.every(({ total }) => total === 0)) return [];
    const first = find(search).found.slice(0, looked);
    const isRight = (at) =>
      meant.some(({ rows, usual }) => rows.has(at) || usual.has(descriptions[at]));
    const right = first.filter(isRight).length;
    const verdict = first.length === 0 ? 'nothing' : right * 2 >= first.length ? 'right' : 'other';
    return [{ search, trade, heldBack, verdict }];
  });
}
