import { englishShortForms, spanishShortForms, withoutShortForms } from './short-forms.js';
import { tidyWords } from './tidy-words.js';

describe('short forms', () => {
  it.each([
    ['wont happen again (hopefully lol)', "won't happen again"],
    ['no appts lol just pull in', 'no appointments, just pull in'],
    ['vacuums still work tho.', 'vacuums still work.'],
    ['delivered w/in 15 mi', 'delivered within 15 mi'],
    ['her shots r due', 'her shots are due'],
    [
      'carry equip, drivers lic, valid dl',
      "carry equipment, driver's license, valid driver's license",
    ],
    ['we equip your van', 'we equip your van'],
    ['cert a plus but well train', "certification a plus, but we'll train"],
    ['wash it 2x a week, haul 3x this month', 'wash it twice a week, haul 3 times this month'],
    ['a 2x4 and a 4x8 sheet', 'a 2x4 and a 4x8 sheet'],
    ['sorry bout last week', 'sorry about last week'],
    ['drop off round back, one round only', 'drop off around back, one round only'],
    ['check ph first, ph 555-0100', 'check pH first, phone 555-0100'],
    ['if you dont show', "if you don't show up"],
    ['sausage 4.50 lb extra', 'sausage $4.50 a pound extra'],
    ['18 with ID no exceptions', '18 with ID, no exceptions'],
  ])('[AIT-12] %s', (typed, whole) => {
    expect(tidyWords(typed)).toBe(whole);
    expect(withoutShortForms(whole, englishShortForms)).toBe(whole);
  });

  it.each([
    ['pedidos pa navidad hasta el 20 de dic', 'pedidos para navidad hasta el 20 de diciembre'],
    ['manden msj o whats', 'manden mensaje o WhatsApp'],
    ['para la sra wilson', 'para la señora wilson'],
    ['mar a sab de 9 a 6, xq los lunes no', 'martes a sábado de 9 a 6, porque los lunes no'],
    ['frente al mar, dos x persona', 'frente al mar, dos por persona'],
    ['12 pzas x 10 dlls', '12 piezas, 10 dólares'],
    ['papá y la dra. Ruiz', 'papá y la doctora Ruiz'],
  ])('[AIT-12] %s', (typed, whole) => {
    expect(withoutShortForms(typed, spanishShortForms)).toBe(whole);
    expect(withoutShortForms(whole, spanishShortForms)).toBe(whole);
  });
});
