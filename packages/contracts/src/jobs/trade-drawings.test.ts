import { tradeDrawing } from './trade-drawings.js';

it('draws by the category, else by the title, else a briefcase', () => {
  const baker = tradeDrawing({ category: 'Food Service', title: 'Baker' });
  expect(tradeDrawing({ category: 'Other', title: 'Line Cook' })).toBe(baker);
  expect(tradeDrawing({ category: 'Healthcare', title: 'Line Cook' })).not.toBe(baker);
  const unknown = tradeDrawing({ category: '', title: '§' });
  expect(unknown).toMatch(/^M/);
  expect(unknown).not.toBe(baker);
});
