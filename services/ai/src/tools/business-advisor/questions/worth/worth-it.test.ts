import { aiTexts } from '../../../../texts/ai-texts.js';
import { inEnglish } from '../../spanish/in-english.js';
import { answerQuestion } from '../answer-question.js';
import { toldIn } from '../told.js';
import { figuresIn } from './figures.js';
import { worthIt } from './worth-it.js';

/** The answer of a question that is known whole, or what is left. */
const answered = (situation: string, aim: string) =>
  answerQuestion(situation, aim) ?? worthIt(toldIn(situation, aim));

const answerTo = (situation: string, aim = 'is it worth it') => {
  const answer = answered(situation, aim);
  const t = aiTexts('en');
  return answer && [answer.short?.(t), ...answer.lines(t)].join('\n');
};

describe('AIT-09 what is left of something', () => {
  it.each([
    [
      'dinner brings 380 a night and food is 35 percent, a second cook would be 18 an hour for 5 hours',
      ['$380 × 35% = $133', '5 × $18 = $90', '$380 − $133 − $90 = $157 a day'],
    ],
    [
      'a school wants 30 cakes every friday at 22 each, they cost me 7.50 in ingredients and i need 2 people for 4 hours at 15',
      ['30 × $22 = $660 a week', '30 × $7.50 = $225', '2 × 4 × $15 = $120', '= $315 a week'],
    ],
    [
      'i drive 30 minutes each way for jobs in dalton and charge 120 for the visit. gas is 14 and my guy makes 24 an hour',
      ['2 × 30 ÷ 60 = 1 hours', '1 × $24 = $24', '$120 − $14 − $24 = $82'],
    ],
    [
      'i rent a second garage for 240 a month, i make 80 on a repair',
      ['$240 ÷ $80 = 3, so 3 a month'],
    ],
    [
      'i turn away 4 dogs a week, average groom is 60 and shampoo supplies are 10 percent. a second table is 2,160 installed',
      ['4 × $60 = $240 a week', '= $216 a week', '$2,160 ÷ $216 = 10'],
    ],
    [
      'new software is 150 a month and would save me 2 hours a week of my girl who makes 18',
      ['2 × $18 = $36 a week', '$150 × 12 ÷ 52 = $34.62'],
    ],
    [
      'i do 10 clients a day 5 days a week at 50 average, product is 6 each, booth rent is 900 a month',
      ['50 × $50 = $2,500 a week', '50 × $6 = $300'],
    ],
    [
      'a client wants a logo for 600 and it takes me 12 hours. i want to make 75 an hour',
      ['$600 ÷ 12 hours = $50 an hour', '12 × $75 = $900'],
    ],
    [
      '8 kayaks at 500 each, they rent for 30 a day and i think 60 rentals a month. repairs 200 a month',
      ['60 × $30 = $1,800 a month', '$4,000 ÷ $1,600 = 2.5'],
    ],
    [
      'wedding for 80 people at 25 a plate, food is 8 a plate, 3 servers for 5 hours at 16 and the van is 75',
      ['80 × $25 = $2,000', '80 × $8 = $640', '3 × 5 × $16 = $240', '= $1,045'],
    ],
    [
      'booth at the fair is 300, last year i sold 1,500 and toys cost me half',
      ['$1,500 − $750 − $300 = $450'],
    ],
    [
      'the gym would pay me 30 an hour for 5 hours a week but i lose 2 private clients at 45',
      ['5 × $30 = $150 a week', '$150 − $90 = $60 a week'],
    ],
  ])('%s', (situation, sums) => {
    const answer = answerTo(situation);
    for (const sum of sums) expect(answer).toContain(sum);
  });

  it('says no where it costs more than it brings, with the price below which it does', () => {
    const situation =
      'i bid a deck at 1,500 and it will take 2 guys 4 days at 20 an hour 8 hours a day plus 400 in lumber';
    expect(answerTo(situation, 'did i bid too low')).toContain('it costs you $180 more');
    const [, price] = answered(situation, 'did i bid too low')?.plan?.(aiTexts('en')).steps ?? [];
    expect(price).toContain('Below $1,680');
  });

  it('says what a lost customer takes with them', () => {
    const answer = answerTo(
      'lost a regular who paid 90 every two weeks, my cleaner gets 18 an hour and it took 2 hours',
      'how bad is it',
    );
    expect(answer).toContain('$54 less each time, $1,404 a year');
  });

  it.each([
    [
      'i can let my second chair for 150 a week or hire somebody on 50 percent commission who would do 900 a week',
      ['second way is $300 a week better', 'It brings $150 a week', '$900 × 50% = $450'],
    ],
    [
      'pay my two guys 30 an hour overtime for 8 hours a week or get a temp at 18 an hour for 20 hours a week',
      ['second way is $120 a week better', '2 × 8 × $30 = $480', '20 × $18 = $360'],
    ],
  ])('puts two ways side by side: %s', (situation, sums) => {
    const answer = answerTo(situation, 'which one is better');
    for (const sum of sums) expect(answer).toContain(sum);
  });

  it('reads Spanish and writes it', () => {
    const answer = answered(
      inEnglish('vendo 50 elotes al día a 3 cada uno, me cuestan 1.10 y el puesto es 30 al día'),
      inEnglish('me conviene'),
    );
    expect(answer?.lines(aiTexts('es')).join('\n')).toContain('$150 − $55 − $30 = $65 al día');
  });
});

describe('AIT-09 figures that it does not understand', () => {
  it.each([
    'we are open from 9 to 5 and serve 120 people a day at 8 on average',
    // Which of the two prices is meant stays open.
    'the app pays me 9 a head and walk ins pay 18, i get 40 people a week',
    // A change is no part of the sales.
    'a cake is 38, material is 14 and went up 18 percent',
    // Hours of opening are no two ways.
    'do i open at 7 or 8',
    // People without their pay.
    'two helpers get half of what they pay, they pay 36',
  ])('answers nothing to %s', (situation) => {
    expect(answerTo(situation)).toBe(undefined);
  });

  it('gives no figures at all where one of them cannot be told', () => {
    expect(figuresIn(toldIn('sales are 900 a week and 37 of something odd 12'))).toBe(undefined);
  });
});
