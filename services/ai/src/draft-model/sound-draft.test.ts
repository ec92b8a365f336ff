import { isSound } from './sound-draft.js';

const entry = 'tell mr osei the ramp for unit 12 is done, he can use it from tomorrow';

it.each([
  [true, 'The ramp for unit 12 is done. You can use it from tomorrow.'],
  [false, 'The ramp is done. You can use it from tomorrow.'],
  [false, 'The unit 12 is ready for you.'],
])('%s: %s', (isAll, text) => {
  expect(isSound({ text, reader: 'Mr. Osei' }, entry, 'email')).toBe(isAll);
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
  ['post', 'coat drive all week, the contact is Marlene', 'The coat drive is all week.'],
  [
    'post',
    'we open at noon on the fourth of july',
    'We open at noon on the fourth of July. We open at noon on the fourth.',
  ],
] as const)('refuses a draft of a %s that tells orders or lacks a name: %s', (tool, own, text) => {
  expect(isSound({ text }, own, tool)).toBe(false);
});
