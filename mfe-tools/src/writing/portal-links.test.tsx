import { linePieces, withWholeLinks } from './text-blocks';

describe('links in a generated text', () => {
  it('lead to businesses, jobs and calculators of this portal', () => {
    expect(
      linePieces('Finds [14 businesses](/business-directory?search=Bakery%20x) and more'),
    ).toEqual([
      { text: 'Finds ', mark: 'none' },
      { text: '14 businesses', mark: 'link', to: '/business-directory?search=Bakery%20x' },
      { text: ' and more', mark: 'none' },
    ]);
    expect(linePieces('[Baker](/jobs/77)')).toEqual([
      { text: 'Baker', mark: 'link', to: '/jobs/77' },
    ]);
    expect(linePieces('[loan calculator](/tools/loan)')).toEqual([
      { text: 'loan calculator', mark: 'link', to: '/tools/loan' },
    ]);
  });

  it.each([
    '[a](https://evil.example)',
    '[a](//evil.example)',
    '[a](javascript:alert)',
    '[a](/jobs.evil.example)',
    '[a](/operator)',
    '[a](/jobsearch)',
    '[a](/tools/loans)',
  ])('stay plain text to anywhere else: %s', (text) => {
    expect(linePieces(text).some(({ mark }) => mark === 'link')).toBe(false);
  });

  it('are copied with their whole address', () => {
    expect(withWholeLinks('See [Baker](/jobs/77).', 'https://town.example')).toBe(
      'See Baker (https://town.example/jobs/77).',
    );
  });

  it('leave places to fill in and bold words as they are', () => {
    expect(linePieces('**Hours.** [fill in: day]').map(({ mark }) => mark)).toEqual([
      'strong',
      'none',
      'gap',
    ]);
  });
});
