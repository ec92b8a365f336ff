import { tradeDrawing } from './trade-drawings.js';

it('selects by category, then by title, with a briefcase as the fallback', () => {
  const baker = tradeDrawing({ category: 'Food Service', title: 'Baker' });
  expect(tradeDrawing({ category: 'Other', title: 'Line Cook' })).toBe(baker);
  expect(tradeDrawing({ category: 'Healthcare', title: 'Line Cook' })).not.toBe(baker);
  const unknown = tradeDrawing({ category: '', title: '§' });
  expect(unknown).toMatch(/^M/);
  expect(unknown).not.toBe(baker);
});
