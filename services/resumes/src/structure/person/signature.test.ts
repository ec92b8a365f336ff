import { structureOf } from '../structure.js';

const nameIn = (text: string) => structureOf(text.split('\n').map((line) => ({ text: line }))).name;

describe('[RES-05] the name of a person', () => {
  it.each([
    [
      'the signature, where it stands nowhere else',
      'Career Objective:\nTo keep all plants of the company running.\nStrengths:\nHard Working\nI hereby declare that the above is true.\nDate: 4 May\nPlace:\nSAMIR OKAFOR',
      'Samir Okafor',
    ],
    [
      'the signature that the head has too, rather than the house above it',
      'Rosewood House\nMERIN VALE ABBOT\nmerin@mail.example\nObjective\nTo teach.\nDeclaration\nI declare that this is true.\nDate: 31-08-2015 | MERIN VALE ABBOT',
      'Merin Vale Abbot',
    ],
    [
      'an initial written close to it',
      'P.OKONKWO\nMobile: 9811234567\nObjective\nTo build.',
      'P.Okonkwo',
    ],
    ['an initial behind it', 'OKONKWO .D\nMobile: 9811234567\nObjective\nTo build.', 'Okonkwo D.'],
    [
      'the first part of an address line',
      'Jan Beck ■ Hauptstraße 26A ■ 81673 München\nLebenslauf',
      'Jan Beck',
    ],
    [
      'a name before a number',
      'SAMIR OKAFOR Cont.no: 9811234567\nObjective\nTo build.',
      'Samir Okafor',
    ],
  ])('is %s', (_, text, name) => {
    expect(nameIn(text)).toBe(name);
  });

  it.each([
    ['a school that ends the text', 'Skills\nExcel\nEducation\n2012 - 2015\nLakeside University'],
    ['an occupation', 'YOGA INSTRUCTOR\nSummary\nWarm and patient with all people that come.'],
    ['a misspelt title of the document', 'Cirriculum Vitae\nPersonal Details\nContact Number'],
  ])('is not %s', (_, text) => {
    expect(nameIn(text)).toBeUndefined();
  });
});
