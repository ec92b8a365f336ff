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

it('counts values in any spelling; what a short list does not name has none', () => {
  const count = facetCounts(summary(2), 'category');
  expect(count?.('value 1')).toBe(19);
  expect(count?.('Other')).toBe(0);
});

it('knows nothing of values that a full list leaves out, nor without a summary', () => {
  expect(facetCounts(summary(12), 'category')?.('Other')).toBeUndefined();
  expect(facetCounts(summary(2), 'source')).toBeUndefined();
  expect(facetCounts(undefined, 'category')).toBeUndefined();
});
