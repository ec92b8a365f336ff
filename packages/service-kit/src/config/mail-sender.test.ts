import { siteNameOf } from './mail-sender.js';

it.each([
  ['Alder Falls Commons <a@b.example>', 'Alder Falls Commons'],
  ['"Falls, Alder" <a@b.example>', 'Falls, Alder'],
  ['a@b.example', 'Commons'],
  ['<a@b.example>', 'Commons'],
  [undefined, 'Commons'],
])('takes the name of the portal from the sender %j', (sender, name) => {
  expect(siteNameOf(sender)).toBe(name);
});
