import { callAnotherWay, calledAgain } from './calls.js';
import { retold } from './retold.js';

describe('callAnotherWay [AIT-07]', () => {
  it.each([
    ['Book by phone at 507-555-0141.', 'Call 507-555-0141 to book.'],
    ['Call us at 402-555-0162 with questions.', 'Questions? Call us at 402-555-0162.'],
    ['Call us at 423-555-0177 before it leaks.', 'Before it leaks, call us at 423-555-0177.'],
    ['Call 423-555-0188.', 'Give us a call at 423-555-0188.'],
    ['Save a table by calling us.', 'Call us to save a table.'],
    ['Apply by e-mail to jobs@rayburn.example.', 'E-mail jobs@rayburn.example to apply.'],
    ['Reserve a table at rosas.example.', 'Visit rosas.example to reserve a table.'],
    ['Book at care@rosas.example.', 'E-mail care@rosas.example to book.'],
    ['Send us a message to book a review.', 'To book a review, send us a message.'],
    ['Send a photo to 423-555-0810 for a price.', 'For a price, send a photo to 423-555-0810.'],
    [
      'Reserve by phone at 207-555-0182 or stop at the landing.',
      'Stop at the landing or reserve by phone at 207-555-0182.',
    ],
  ])('%s → %s', (sentence, said) => {
    expect(callAnotherWay(sentence)).toBe(said);
  });

  it.each([
    'Order online or by phone at 603-555-0126.',
    'Call or text us at 555-555-0100.',
    'Shop at 12 Main Street.',
    'Come hungry.',
    'Send us your name.',
  ])('knows no other way: %s', (sentence) => {
    expect(callAnotherWay(sentence)).toBeUndefined();
  });
});

describe('calledAgain [AIT-07]', () => {
  it.each([
    ['Sign up at the desk.', 'Interested? Sign up at the desk.'],
    ['Come hungry.', 'Come hungry.'],
    ['Call 423-555-0188.', 'Give us a call at 423-555-0188.'],
  ])('%s → %s', (action, again) => {
    expect(calledAgain(action, retold)).toBe(again);
  });
});
