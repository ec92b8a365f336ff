import { readRequest } from '../facts/requests/read-request.js';
import type { RequestTool } from '../facts/typed-words/request-tool.js';
import type { Draft } from './draft.js';
import { chosenDraft, isSound, leavesOut } from './sound-draft.js';

const soundFor = (tool: RequestTool, entry: string, draft: Draft) =>
  isSound(draft, { tool, entry, request: readRequest(entry, tool) });

const entry = 'tell mr osei the ramp for unit 12 is done, he can use it from tomorrow';

it.each([
  [true, 'The ramp for unit 12 is done. You can use it from tomorrow.'],
  [false, 'The ramp is done. You can use it from tomorrow.'],
  [false, 'The unit 12 is ready for you.'],
])('%s: %s', (isAll, text) => {
  expect(soundFor('email', entry, { text, reader: 'Mr. Osei' })).toBe(isAll);
});

it.each([
  ['Greg', 'I sent you the estimate on Tuesday.', true],
  ['Greg', 'I sent the estimate to Greg on Tuesday.', false],
  ['Tuesday ladies', 'I sent you the estimate on Tuesday.', true],
])('greets %s, and does not speak of them: %s', (reader, text, isGood) => {
  const draft = { text, reader };
  expect(soundFor('email', 'sent the estimate on tuesday', draft)).toBe(isGood);
});

it('need not say where the reader is from', () => {
  const thanks = 'Thank Bob and Lorraine at Kessler Hardware for donating 11 gallons of paint';
  const text = 'Thank you for donating 11 gallons of paint.';
  expect(soundFor('email', thanks, { text, reader: 'Bob and Lorraine' })).toBe(true);
  expect(soundFor('email', thanks, { text, reader: 'neighbors' })).toBe(false);
});

it.each([
  [
    'email',
    'tell guests the shower house is closed monday to fix the heater. please dont say anything about the plumbing leak',
    'The shower house is closed Monday to fix the heater. There is a plumbing leak.',
  ],
  [
    'email',
    'thank bob for plowing our driveway all winter. warm, not too long',
    'Thank you for plowing our driveway all winter. We are warm, not too long.',
  ],
  [
    'text',
    "card for Lou, he helps us on friday, he had a hernia in may. don't mention hernia",
    'Dear Lou,\n\nYou help us on Friday. You had a hernia in May.',
  ],
  ['post', 'coat drive all week, the contact is Marlene', 'The coat drive is all week.'],
  [
    'post',
    'we open at noon on the fourth of july',
    'We open at noon on the fourth of July. We open at noon on the fourth.',
  ],
] as const)('refuses a draft of a %s that tells orders or lacks a name: %s', (tool, own, text) => {
  expect(soundFor(tool, own, { text })).toBe(false);
});

it.each([
  [
    'email',
    'starting monday clean your own station before you leave',
    'Clean your own station before you leave.',
    'Starting Monday, clean your own station before you leave.',
  ],
  [
    'email',
    'drilling is $18 a foot, most wells go 300 to 400 feet',
    'Drilling is $18 a foot. Most wells go from $300 to $400 feet.',
    'Drilling is $18 a foot. Most wells go 300 to 400 feet.',
  ],
  [
    'post',
    'new spot: 4th and Colorado',
    'We have a new spot: the 4th and the Colorado.',
    'We have a new spot: 4th and Colorado.',
  ],
] as const)(
  'refuses a draft of a %s that loses a day or changes a measure or a name: %s',
  (tool, own, bad, good) => {
    expect(soundFor(tool, own, { text: bad })).toBe(false);
    expect(soundFor(tool, own, { text: good })).toBe(true);
  },
);

it('chooses the first sound draft, and for an e-mail rather one without a name than none', () => {
  const told = 'tell gina the cooler is 6400 installed, Otto delivers it on the 15th';
  const drafts = [
    { text: 'The cooler is delivered on the 15th.', reader: 'Gina' },
    { text: 'The cooler is $6,400 installed, delivered on the 15th.', reader: 'Gina' },
    { text: 'The cooler is $6,400 installed. Otto delivers it on the 15th.', reader: 'Gina' },
  ];
  const chosen = (tool: RequestTool, some: readonly Draft[]) =>
    chosenDraft(some, { tool, entry: told, request: readRequest(told, tool) });
  expect(chosen('email', drafts)).toBe(drafts[2]);
  expect(chosen('email', drafts.slice(0, 2))).toBe(drafts[1]);
  expect(chosen('email', drafts.slice(0, 1))).toBeUndefined();
  expect(chosen('post', drafts.slice(0, 2))).toBeUndefined();
});

it.each([
  [
    'closed monday may 25 and tuesday the 26th for training',
    'We are closed on Monday and Tuesday, May 25 and 26, and on Tuesday the 26th for training.',
    'We are closed on Monday, May 25, and Tuesday, the 26th, for training.',
  ],
  [
    'class starts the 8th capped at 10 people',
    'The class starts the 8th. capped at 10 people.',
    'The class starts the 8th. It is capped at 10 people.',
  ],
])('refuses a draft that says a day twice or begins a sentence small: %s', (own, bad, good) => {
  expect(soundFor('email', own, { text: bad })).toBe(false);
  expect(soundFor('email', own, { text: good })).toBe(true);
});

it('leaves whole sentences to be put in an e-mail, and in no other text', () => {
  const own = 'The tent is up. The band plays at noon. Thanks to Otto for hauling chairs.';
  const draft = { text: 'The tent is up. The band plays at noon.' };
  expect(soundFor('email', own, draft)).toBe(true);
  expect(soundFor('post', own, draft)).toBe(false);
});

it.each([
  ['Bring your shoes.', 'Your dress is ready.', true],
  ['Bring your shoes.', 'Your dress is ready. Shoes are needed.', false],
  ['Let me know by Friday.', 'We work Monday to Friday.', true],
  ['No session on the 24th.', 'We will work on it in the next sessions.', true],
])('knows whether %j is left out of %j: %s', (sentence, text, isLeftOut) => {
  expect(leavesOut(text, sentence, `We work Monday to Friday. ${sentence}`)).toBe(isLeftOut);
});
