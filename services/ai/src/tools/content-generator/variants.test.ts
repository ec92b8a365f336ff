import { variantMarker } from '@commons/contracts/tools/ai-lists';
import { writeContent } from './content-generator.writer.js';
import { maxShared } from './notice/distinct.js';
import { runsOf, shareOfRuns } from './rephrase/shared-runs.js';

// AIT-07: variants differ in structure and angle, with all that was entered in each of them.
describe('variants of one request [AIT-07]', () => {
  it.each([
    [
      'Facebook Post',
      'We baked our first loaf on this street in 2009. This Saturday we celebrate with free cinnamon rolls from 8 to 11 am. Children can decorate their own cookie for $3. If it rains, we move everything inside.',
    ],
    [
      'Website Copy',
      'Our beginner program lasts six weeks and meets twice a week. A coach shows you every machine and writes a plan for you. The program costs $149. You get a free month if you finish it.',
    ],
    [
      'Blog Introduction',
      'How to keep mosquitoes away. Empty standing water once a week, clean your gutters, cut tall grass, and keep screens repaired. Our yard treatment lasts 21 days and costs $79.',
    ],
    [
      'Press Release',
      'Stone Creek Stables will host its first riding day on May 17, from 10 am to 2 pm. Children can ride at no cost with trained volunteers. "Everyone should feel what it is like to sit on a horse," says owner Abigail Stone.',
    ],
    [
      'Facebook Post',
      'Ya tenemos rosas frescas. La docena cuesta $35 y el ramo chico $18. Entregamos gratis de 9 de la mañana a 6 de la tarde. Si pide antes del 5 de mayo, le regalamos una tarjeta.',
    ],
  ])('share little: %s of "%s"', (contentType, topicBrief) => {
    const { text } = writeContent({
      contentType,
      topicBrief,
      targetAudience: '',
      desiredTone: '',
      callToAction: '',
    });
    const [first = '', ...others] = text.split(`\n\n${variantMarker}\n\n`);
    expect(others.length).toBeGreaterThan(0);
    const figures = first.match(/\$?\d+/g) ?? [];
    for (const other of others) {
      expect(shareOfRuns(runsOf(first), runsOf(other))).toBeLessThanOrEqual(maxShared);
      for (const figure of figures) expect(other).toContain(figure);
    }
  });

  it('never begin with a bare price', () => {
    const { text } = writeContent({
      contentType: 'Twitter/X Post',
      topicBrief: 'two openings this friday at 2 and 4 for gel manicures, $35',
      targetAudience: 'women in Hixson',
      desiredTone: 'casual',
      callToAction: 'text 423-555-0111',
    });
    for (const variant of text.split(variantMarker))
      expect(variant.trim()).toMatch(/^(?:For women in Hixson:\n\n• )?Two openings/);
  });
});
