import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOf } from './sentence-faults.js';

const judged = readFileSync(join(__dirname, 'fixtures/judged.txt'), 'utf8')
  .split('\n')
  .filter((line) => /^[+-] /.test(line))
  .map((line) => {
    const sentence = line.slice(2);
    return { isGood: line.startsWith('+'), sentence, isStopped: faultsOf(sentence).length > 0 };
  });
const sentences = (rows: typeof judged) => rows.map(({ sentence }) => sentence);

describe('the guard against sentences judged by hand', () => {
  it('finds 95 of 100 broken ones: a miss costs a text', () => {
    const broken = judged.filter(({ isGood }) => !isGood);
    const missed = sentences(broken.filter(({ isStopped }) => !isStopped));
    expect({ missed, isEnough: missed.length <= broken.length * 0.05 }).toEqual({
      missed: expect.any(Array),
      isEnough: true,
    });
  });

  it('stops no more than 5 of 100 good ones', () => {
    const good = judged.filter(({ isGood }) => isGood);
    const stopped = sentences(good.filter(({ isStopped }) => isStopped));
    expect({ stopped, isFew: stopped.length <= good.length * 0.05 }).toEqual({
      stopped: expect.any(Array),
      isFew: true,
    });
  });

  it.each([
    ['Band at 6.', 'no verb'],
    ['Was due last week.', 'no subject'],
    ['Before we order the cabinets.', 'only a part'],
    ['The tile came the color is wrong.', 'two clauses run together'],
    ['Our oven broke, we had to close.', 'comma splice'],
    ['Prices go up in January first increase in 3 years.', 'words run together'],
    ['Groomer is out sick tomorrow.', 'no article'],
    ['You are invited to our birthday Saturday.', 'no preposition'],
    ['The prices goes up in May.', 'wrong agreement'],
    ['We got 40 only but 25 came.', 'a doubled word'],
    ["We have to move maria's bath.", 'a small name'],
  ])('%s → %s', (sentence, fault) => {
    expect(faultsOf(sentence)).toContain(fault);
  });

  it('lets a thing be named by what it is a sign of', () => {
    expect(faultsOf('5 signs your water heater is about to fail.')).toEqual([]);
  });
});
