import { writeFreeText } from './free-text.writer.js';
import { promptWithContext } from './prompt-with-context.js';

const account = { name: 'Pat Moreno', company: 'Moreno & Sons', phone: '555-555-0100' };
const written = (prompt: string, context: string) =>
  writeFreeText({ topic: 'Writing help', prompt, context }, account).text;

describe('the context of a free text', () => {
  it.each([
    ['Social media planner', 'Three posts: sale', 'Three posts: sale'],
    ['', 'a sign', 'a sign'],
    [
      '14 days with receipt',
      'need a return policy ppl keep bringing back worn shoes',
      'need a return policy: 14 days with receipt',
    ],
    [
      'open again Thursday 7am, vacuums work',
      'sign for the door we are closed Monday',
      'sign for the door we are closed Monday. open again Thursday 7am, vacuums work',
    ],
  ])('[AIT-14] is a label or key points: %s', (context, prompt, all) => {
    expect(promptWithContext({ topic: '', prompt, context }).prompt).toBe(all);
  });

  it.each([
    [
      'need a return policy ppl keep bringing back worn shoes',
      '14 days w receipt, sale stuff final',
      ['# Return policy', '14 days with receipt', 'ale stuff final.'],
      'ppl keep',
    ],
    [
      'Please write the greeting for our office voicemail over the Thanksgiving holiday.',
      "We are closed Thursday and Friday. Emergencies call Dr. Brandt's cell phone at 712-555-0139.",
      [
        'over the Thanksgiving holiday',
        'Thursday and Friday',
        "Dr. Brandt's cell phone at 712-555-0139",
      ],
      'Please write',
    ],
    [
      'describe our new burger for the menu',
      'half pound angus, smoked cheddar, 13.50, comes w fries',
      ['**New burger** · $13.50', 'Half pound angus and smoked cheddar. Comes with fries.'],
      'escribe',
    ],
    ['sign for the lot', 'customers only. church parking ok sun', ['Customers only'], 'sign for'],
    [
      'quote for mrs bell for her back fence',
      '80 ft cedar 3200, gate 250, total 3450. can start mon',
      [
        '# Quote for Mrs. Bell: back fence',
        '- 80 ft cedar: $3,200',
        '- Gate: $250',
        'Can start Monday.',
      ],
      'her back fence',
    ],
    [
      'cotizacion pa la sra wilson por el jardin de enfrente',
      'podar 3 arboles 210, llevarse la basura 40, total 250. puedo empezar el martes. beto 805-555-0161',
      [
        '# Cotización para la señora Wilson: jardín de enfrente',
        '- Podar 3 árboles: $210\n- Llevarse la basura: $40\n- Total: $250',
        'Beto\n805-555-0161',
      ],
      'Moreno',
    ],
  ])('[AIT-14] is written: %s', (prompt, context, said, unsaid) => {
    const text = written(prompt, context);
    for (const one of said) expect(text).toContain(one);
    expect(text).not.toContain(unsaid);
  });

  it('[AIT-14] never leaves a text without a body', () => {
    expect(written('Write a cancellation policy for our campground.', '')).toContain('[fill in');
  });
});
