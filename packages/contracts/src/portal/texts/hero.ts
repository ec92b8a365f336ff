import { capital, everyArea, type HasArea, listed, wordsOfAreas } from '../portal-area-words.js';

/** Only mentions areas that are on. */
export function heroTextFor(has: HasArea): string {
  const found = wordsOfAreas(
    [
      ['directory', ['the shops']],
      ['jobs', ['the work']],
    ],
    has,
  );
  const offered = wordsOfAreas(
    [
      ['directory', ['a directory']],
      ['jobs', ['a job board']],
      ['tools', ['calculators', 'writing help']],
    ],
    has,
  );
  const things = offered.length > 0 ? offered : ['help with your resume'];
  return `*100% Free Community Platform*

# Empowering Local Business Success

Find ${listed([...found, 'the people'])} around the corner. ${capital(listed(things))} for {town} and its neighbors, with no listing fees and no account fees.
`;
}

export const heroText = heroTextFor(everyArea);
