import { searchSummary } from '@commons/web-kit/testing/search-summary-sample';
import { facetCounts } from './facet-counts.js';

const summary = (values: number) =>
  searchSummary({
    facets: {
      category: Array.from({ length: values }, (_, at) => ({
        value: `Value ${at}`,
        total: 20 - at,
      })),
    },
  });

it('counts values in any spelling; values missing from a complete list have no results', () => {
  const count = facetCounts(summary(2), 'category');
  expect(count?.('value 1')).toBe(19);
  expect(count?.('Other')).toBe(0);
});

it('is undefined for values missing from a full list, and without a summary', () => {
  expect(facetCounts(summary(12), 'category')?.('Other')).toBeUndefined();
  expect(facetCounts(summary(2), 'source')).toBeUndefined();
  expect(facetCounts(undefined, 'category')).toBeUndefined();
});
