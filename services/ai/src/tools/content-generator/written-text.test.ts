import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { writeContent } from './content-generator.writer.js';

const write = (topicBrief: string, contentType = 'Facebook Post', callToAction = '') =>
  writeContent(
    { topicBrief, contentType, targetAudience: 'neighbors', callToAction, desiredTone: 'friendly' },
    {
      name: 'Vic Moretti',
      company: 'Moretti Sign Co.',
      city: 'Chattanooga',
      phone: '423-555-0821',
    },
  ).text.split(`\n\n${variantMarker}\n\n`);

// AIT-07: what an owner wrote in sentences stays so; notes keep what belongs together.
describe('texts from the words of an owner', () => {
  it('keep sentences with commas where all end with a mark', () => {
    const [first] = write(
      'Nobody makes a good bowl the first night. The clay wobbles, you laugh, it collapses. Six Tuesdays, 6 to 8:30, $240 with clay, glaze and firing.',
    );
    expect(first).toContain('The clay wobbles, you laugh, it collapses.');
    expect(first).toContain('Six Tuesdays, 6 to 8:30, $240 with clay, glaze and firing.');
  });

  it('keep a note whole, and leave addresses as they are', () => {
    const [first, second] = write(
      'Seed swap at the library on Saturday January 24 from 10 to noon, write to june@swap.example',
    );
    expect(first).toContain('Seed swap at the library on Saturday, January 24');
    expect(second).toContain('june@swap.example');
  });

  it('make a list of prices one', () => {
    const [first, second] = write('uprights $280, grands $520, stairs $15 a step');
    expect(first).toContain('Our prices:\n\n• Uprights: $280\n• Grands: $520');
    expect(second).toMatch(/our prices:\n/);
  });

  it('leave what is said of a thing beside it', () => {
    const [first] = write('shearing day is may 9, no dogs please, they scare the crias');
    expect(first).toMatch(/no dogs,? please[,.] they scare the crias/i);
  });

  it('part an ad at the commas of a sentence that is too long for it', () => {
    const ads = write(
      'We come to you. Full inside and out on a crew cab is $189, takes about 3 hours, and we bring our own water tank.',
      'Ad Copy',
      'Text us your zip code',
    ).join('\n');
    expect(ads).toContain('Full inside and out on a crew cab is $189, takes about 3 hours.');
    expect(ads).toContain('We bring our own water tank.');
  });

  it('report on the writer and the business in a release', () => {
    const [release] = write(
      'Moretti Sign Co. restored the rooster of the old drive-in on Tremont St. Kids get popcorn. My uncle Sal bent the first tubes and I bent the new ones.',
      'Press Release',
    );
    expect(release).toContain('# Moretti Sign Co. restored the rooster');
    expect(release).toContain('Tremont St. Kids get popcorn.');
    expect(release).toContain(
      "Vic Moretti's uncle Sal bent the first tubes and Moretti bent the new ones.",
    );
  });

  it('leave out what only says what the text is', () => {
    const [page] = write(
      'About me page. I have bent neon since 1988. My daughter paints the letters.',
      'Website Copy',
    );
    expect(page).toContain('I have bent neon since 1988.');
    expect(page).not.toContain('About me page');
  });

  it('put a title over the introduction of a blog, and topics into one sentence', () => {
    const [intro] = write(
      'Why a neon sign flickers, how to find the bad transformer, and what a repair costs',
      'Blog Introduction',
    );
    expect(intro).toMatch(
      /^# Why a neon sign flickers\n\nHere is why a neon sign flickers, how to find the bad transformer, and what a repair costs\./,
    );
  });
});
