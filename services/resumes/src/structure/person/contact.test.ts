import { contactOf } from './contact.js';

const contact = (...lines: string[]) => contactOf(lines, lines, 'Mehul Rane');

describe('addresses and numbers as people write them', () => {
  it.each([
    ['Email-mehul.rane@mail.example', 'mehul.rane@mail.example'],
    ['E-mail:-mehul@mail.example', 'mehul@mail.example'],
    ['Email Id-mehul@mail.example', 'mehul@mail.example'],
    ['E-mail:mehul@webmail.comPhone No:7868040298', 'mehul@webmail.com'],
    ['mehul@webmail.co.ukNurse', 'mehul@webmail.co.uk'],
    ['mehul@webmail .com', 'mehul@webmail.com'],
    ['id.mehul@mail.example', 'id.mehul@mail.example'],
  ])('finds the address in "%s"', (line, address) => {
    expect(contact(line).email).toBe(address);
  });

  it.each([
    [['D.O.B – 20-6-1986', 'Mobile Number – 9213750459'], '9213750459'],
    [['mob no-7053320813'], '7053320813'],
    [['MOBILE NO.-9838280674'], '9838280674'],
    [['Mobile No-(+91)9647240906'], '(+91)9647240906'],
    [['Mobile- +91-9654430314/ 91-9122700405'], '+91-9654430314'],
    [['Tel. 0511/1234567'], '0511/1234567'],
    [['Ariège (09) 2023 - 2025', '+33 7 60 96 23 20'], '+33 7 60 96 23 20'],
  ])('finds the number in %j', (lines, number) => {
    expect(contact(...lines).phone).toBe(number);
  });
});

describe('the place of a person', () => {
  it.each([
    [
      ['Address- H-77/14, White apartment,', 'Batla House,', 'Delhi, Pin-110025', 'Objective'],
      'H-77/14, White apartment, Batla House, Delhi, Pin-110025',
    ],
    [
      ['Permanent Address | :', '12 Hill Lane, Jackson, TN 38301'],
      '12 Hill Lane, Jackson, TN 38301',
    ],
    [['mehul@mail.example', 'DOHA QATAR'], 'DOHA QATAR'],
    [['Knoxville · 865-555-0134'], 'Knoxville'],
  ])('is read from %j', (lines, location) => {
    expect(contact(...lines).location).toBe(location);
  });

  it.each([
    [['mehul@mail.example', 'CAREER GOALS AND AIMS']],
    [['Mobile: 7868040298', 'D.O.B', '01.02.1990']],
    [['Present Address', 'E-mail ID']],
    [['To operate and maintain DG', 'Mobile: 7868040298']],
    [['Management, Procurement, Planning, Vendor Development and Supply Chain']],
    [['English, Hindi, Urdu', 'mehul@mail.example']],
  ])('is not invented from %j', (lines) => {
    expect(contact(...lines).location).toBeUndefined();
  });
});
