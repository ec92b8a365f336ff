import { aiTexts } from '../../../texts/ai-texts.js';
import { writeAdvice } from '../business-advisor.writer.js';
import { inEnglish } from '../spanish/in-english.js';
import { answerQuestion } from './answer-question.js';

const linesOf = (situation: string) => answerQuestion(situation)?.lines(aiTexts('en')).join('\n');

const advice = (situationDescription: string, desiredOutcome = 'know what to do') =>
  writeAdvice(
    {
      businessStage: 'Mature',
      industry: 'Shop',
      primaryChallenge: 'Strategy',
      situationDescription,
      desiredOutcome,
    },
    new Date(Date.UTC(2026, 10, 22)),
  );

it.each([
  [
    'haircuts are 20, the shop down the street charges 28. should i go to 24? i do 55 a week',
    '$24 − $20 = $4',
  ],
  [
    'we charge 120 a month and have 80 pools. chemicals cost us 30 each. thinking 135',
    '80 × $90 = $7,200',
  ],
  [
    'i charge 85 for color and 40 for a cut. should i raise color to 95? 20 colors a week',
    '$95 − $85 = $10',
  ],
  [
    'restaurant wants 30 dozen eggs a week at 3.25, i get 5 at the market and feed runs me 2.10 a dozen',
    '$3.25 − $2.10 = $1.15',
  ],
  [
    'one of our two therapists left, she did 22 massages a week at 80. we paid her 50%',
    '$1,760 − $880 = $880',
  ],
  ['i pay my guys 15 and want to go to 17, got 4 guys 40 hours each', '160 × $2 = $320'],
  [
    'my rent is 2,400 and the landlord wants to go to 2,900 in may, we do 21k a month',
    '$2,900 ÷ $21,000 = 13.8%',
  ],
  [
    'may to october i clear 7k a month, november to april about 1k, i need 3,500 a month to live',
    '$3,500 − $1,000 = $2,500',
  ],
  [
    'want a used skid steer, 24,000, bank offers 480 a month for five years. i rent one now for 900 a month',
    '$28,800 − $24,000 = $4,800',
  ],
  ['two customers owe me 1,150 and 640 since june', '$1,150 + $640 = $1,790'],
  [
    'a used chipper is 27,500. i rent one for 310 a day, about 9 days a month',
    '$27,500 ÷ $2,790 = 9.9 months',
  ],
  [
    'from may to september we make 6,500 a month after everything, the other months we lose 1,900',
    '$13,300 ÷ 5 = $2,660',
  ],
  ['we dropped from 260 to 190 customers a day, each spends 7.50', '70 × $7.50 = $525 a day'],
  [
    'two of my five nail techs went to a salon that pays 60%. i pay 50%. each tech brings in 1,100 a week',
    '3 × $110 = $330 a week',
  ],
  ['36 customers pay 160 a month each but 9 of them are 30 days late', '9 late × $160 = $1,440'],
  [
    'a keg costs us 78 to brew, bars pay 165. hops went up so now it costs 91. we sell 140 kegs a month',
    '140 × $13 = $1,820 a month',
  ],
  [
    'steel went from 0.92 to 1.31 a pound. a gate uses 140 pounds and i have 11 gates quoted',
    '11 × $54.60 = $600.60',
  ],
  [
    'i train 22 people once a week at 70. the gym takes 30%. i want my own space for 1,600 a month instead',
    '$1,600 ÷ 30% = $5,333',
  ],
  [
    'i turn away about 60 returns at 210. a preparer wants 26 an hour for 40 hours over 10 weeks',
    '$12,600 − $10,400 = $2,200',
  ],
  [
    'of 85 customers last year only 29 ordered again. an order is about 320',
    '14 more × $320 = $4,480',
  ],
  [
    'we throw out around 30 loaves every evening. a loaf costs 1.40 to bake. open 6 days a week',
    '$42 × 6 × 52 ÷ 12 = $1,092',
  ],
  [
    'i charge 40 an hour and do 20 hours a week. i want to make 52,000 a year with 4 weeks off',
    '$52,000 ÷ 960 = $54.17',
  ],
  ['i buy leads at 30 each and close 1 in 5, a job leaves me 400', '$400 − $150 = $250'],
  [
    'two barbers want to go from 50 percent to 60 percent commission, they each do 900 a week',
    '2 × $90 = $180 a week',
  ],
  ['a mother owes me 4 weeks at 120 and wants to pay 40 a week extra', '$480 ÷ $40 = 12'],
  [
    'cheese went from 3.20 to 3.60 a pound, we use 50 pounds a day and sell 200 pies a day at 9',
    '$20 ÷ 200 = $0.10',
  ],
  ['landlord wants 2,200 instead of 2,000, rent is 8 percent of sales', '$2,000 ÷ 8% = $25,000'],
  ['no shows, 6 last month out of 80 and a massage is 75', '6 × $75 = $450 a month'],
  ['state grant pays 50% of a 30k greenhouse', '$30,000 × 50% = $15,000'],
])('answers %s', (situation, sum) => {
  expect(linesOf(situation)).toContain(sum);
});

it.each([
  [
    'card fees are 2.9 percent plus 30 cents, average ticket is 5 with 100 tickets a day',
    'switch to 3.5 percent plus 10 cents?',
    '$5 × 3.5% + $0.10 = $0.2750',
  ],
  [
    'i have 40 coats left that cost me 50 and sell for 120',
    'how far to mark them down',
    '40 × $50 = $2,000',
  ],
  [
    'repairs were 900 this year, a new one is 6,000 or 120 a month for 60 months',
    'fix or replace',
    '$120 × 12 = $1,440',
  ],
])('answers %s with what the owner wants to know', (situation, aim, sum) => {
  expect(answerQuestion(situation, aim)?.lines(aiTexts('en')).join('\n')).toContain(sum);
});

it('asks where the cost of one is not told, and says no yes', () => {
  const asked = answerQuestion('a hotel wants 150 croissants a day at 1.40');
  expect(asked?.short?.(aiTexts('en'))).toContain('you did not say what one costs');
  expect(asked?.plan?.(aiTexts('en')).unseen[0]).toBe('what one costs you to make');
});

it.each([
  [
    'the mill raised flour from 22 to 29 a bag and we use 30 bags a month',
    '30 × $7 = $210 a month',
  ],
  [
    'my egg guy is going from 38 to 52 a case, we go through 12 cases a week',
    '12 × $14 = $168 a week',
  ],
])('takes the price of a supplier for a cost: %s', (situation, sum) => {
  const text = advice(situation);
  expect(text).toContain(sum);
  expect(text).not.toMatch(/everybody stays|may lose/);
});

it('takes a supplier in Spanish for no price of the owner', () => {
  const text = advice(
    'el molino subió la harina de 22 a 29 el costal y uso 30 costales al mes',
    'saber qué hacer con los precios',
  );
  expect(text).toContain('30 × $7 = $210 al mes');
  expect(text).not.toMatch(/todos se quedan|puede perder/);
});

it('leaves alone what is no price of the owner', () => {
  expect(answerQuestion('my supplier went from 20 to 24 a case, i buy 55 cases a week')).toBe(
    undefined,
  );
  expect(answerQuestion('i turn away 6 a week')).toBe(undefined);
});

it.each([
  ['i turn away 6 a week and one is $45', '$6'],
  ['tips are 14 an hour and my baristas make 12. the other place pays 17', '$17 − $14'],
  [
    'truck payment is 540 a month, i owe 22k on it, insurance 180',
    '$22,000 that has not been paid',
  ],
  ['insurance went up 22% to 5,800 a year', '$1,276'],
])('computes nothing wrong from %s', (situation, wrong) => {
  expect(advice(situation)).not.toContain(wrong);
});

it('answers in Spanish with Spanish arithmetic', () => {
  const text = advice(
    'se me fue un mecánico, hacía 12 carros a la semana a 180 cada uno, le pagaba 40%',
    'no perder clientes',
  );
  expect(text).toContain('12 × $180 = $2,160 a la semana');
  expect(text).toContain('**En corto:**');
  expect(text).not.toMatch(/\b(?:week|What|Cost)\b/);
  expect(inEnglish('de abril a octubre')).toContain('April to October');
});

it.each([
  [
    'we have 240 members who pay 45 a month. 5% cancel each month and we sign up 9 new ones',
    [
      '240 × 5% = 12 a month, and 9 join: 3 fewer',
      '9 ÷ 5% = about 180',
      '9 ÷ 240 = 3.8% may leave',
    ],
  ],
  [
    'on saturdays we miss 10 calls. an average order is 28 and a second phone line costs 60 a month',
    ['10 × $28 = $280 each time', '$60 ÷ $28 = 2.1, so 3 orders a month'],
  ],
  [
    'in may we had 120 members, now 96. a member pays 50 a month',
    ['120 − 96 = 24 fewer (20%)', '24 × $50 = $1,200 a month'],
  ],
  [
    'our biggest client, a hotel, is 4,000 of our 10,000 a month and pays 60 days late. payroll is 5,500 a month',
    [
      '$4,000 ÷ $10,000 = 40%',
      '$10,000 − $4,000 = $6,000',
      '$6,000 − $5,500 = $500',
      '$4,000 × 60 ÷ 30 = $8,000',
    ],
  ],
  [
    'uber eats orders are 6,000 a month and they take 30%. our own ordering page would cost 90 a month and 3% card fees',
    ['$6,000 × 30% = $1,800', '$90 + $6,000 × 3% = $270', '$90 ÷ (30% − 3%) = $333'],
  ],
  [
    'we throw away 20% of what we cook. we cook food worth 700 a day and ingredients are 35% of the price',
    ['$700 × 20% = $140 a day', '$140 × 35% = $49 a day', 'Half of it is $637 a month'],
  ],
  [
    'we have 10 cabins at 95 a night. occupancy was 64% last year and is 52% this year',
    ['10 × 365 = 3,650', '3,650 × (64% − 52%) = 438', '438 × $95 = $41,610'],
  ],
  [
    'card fees are 3.2% of 20,000 a month in card sales. another processor takes 2.5% plus 20 a month',
    ['$20,000 × 3.2% = $640', '$20,000 × 2.5% + $20 = $520'],
  ],
])('answers from all figures: %s', (situation, sums) => {
  const lines = linesOf(situation);
  for (const sum of sums) expect(lines).toContain(sum);
});

it.each([
  'i rent a booth for 150 a week. a new chair is 900. i do 30 cuts a week at 35',
  'insurance cost 310 last year, now it is 395. i sell 40 cakes a month at 45',
])('puts figures of different things together for no answer: %s', (situation) => {
  expect(linesOf(situation)).toBeUndefined();
});
