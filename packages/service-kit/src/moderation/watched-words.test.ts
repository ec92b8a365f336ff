import { wordsIn } from './watched-words.js';

const watched = ['casino', 'easy money', 'crypto*', 'cafe', '$$$'];

it.each([
  ['Earn EASY   MONEY from home!', ['easy money']],
  ['Easy, money-back guarantee', ['easy money']],
  ['The Cryptocurrency club at the Café', ['crypto*', 'cafe']],
  ['uneasy money', []],
  ['Occasion', []],
  ['', []],
])('finds whole words and phrases in %j', (text, found) => {
  expect(wordsIn(text, watched)).toEqual(found);
});
