import { withOwnContacts } from './own-contacts.js';

// AIT-04: what the account knows changes no other word.
describe('names of the account in an entry', () => {
  it.each([
    ['the price of $400', { name: 'Ann Price' }, 'the price of $400'],
    ['we need a baker', { name: 'Tom Baker' }, 'we need a baker'],
    ['call my mobile', { city: 'Mobile' }, 'call my mobile'],
    ['this is ann price', { name: 'Ann Price' }, 'this is Ann Price'],
    ['kessler will call', { name: 'Dana Kessler' }, 'Kessler will call'],
    ['at lang bakery', { company: 'Lang Bakery' }, 'at Lang Bakery'],
    ['in tuscaloosa and little rock', { city: 'Tuscaloosa' }, 'in Tuscaloosa and little rock'],
    ['in dayton', { city: 'Dayton' }, 'in Dayton'],
    ['in little rock', { city: 'Little Rock' }, 'in Little Rock'],
  ])('%s', (entry, account, written) => {
    expect(withOwnContacts(entry, account)).toBe(written);
  });
});
