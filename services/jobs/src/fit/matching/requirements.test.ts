import { person } from '../../testing/fit-comparison.js';
import { fitOf } from './fit-of.js';
import type { PostingTexts } from './requirements.js';

describe('the requirements of a posting', () => {
  const textsOf = (posting: PostingTexts) => {
    const { must, nice, work } = fitOf(posting, person([]), 'en');
    const texts = (some: typeof must) => some.map(({ text }) => text);
    return { must: texts(must), nice: texts(nice), work: texts(work) };
  };

  it('are lines, sentences, and parts that need separate answers', () => {
    const required_qualifications =
      'Requirements:\n• High school diploma, valid driver’s license, and able to lift 50 lbs.\n• Two years in a kitchen. Knife skills.\n• Flour, water and salt';
    expect(textsOf({ required_qualifications }).must).toEqual([
      'High school diploma',
      'Valid driver’s license',
      'Able to lift 50 lbs',
      'Two years in a kitchen',
      'Knife skills',
      'Flour, water and salt',
    ]);
  });

  it('called preferred are nice to have', () => {
    const required_qualifications = 'Baking bread\nFrench is a plus\nNice to have:\nPastry';
    const preferred_qualifications = 'Sugar work';
    expect(textsOf({ required_qualifications, preferred_qualifications })).toMatchObject({
      must: ['Baking bread'],
      nice: ['French is a plus', 'Pastry', 'Sugar work'],
    });
  });

  it('exclude what the posting offers', () => {
    const required_qualifications = 'We teach the rest. You will learn to bake. We need patience.';
    expect(textsOf({ required_qualifications }).must).toEqual(['We need patience']);
  });

  it('come from all its fields, without empty ones and duplicates', () => {
    const posting = {
      required_qualifications: 'High School diploma. We are an equal opportunity employer.',
      key_responsibilities: 'Bake bread. Serve guests.',
      experience_required: 'Entry Level',
      education_required: 'High School',
      physical_requirements: 'Standing for long hours',
      work_schedule: 'Saturdays',
    };
    expect(textsOf(posting)).toEqual({
      must: ['High School diploma', 'Standing for long hours', 'Saturdays'],
      nice: [],
      work: ['Bake bread', 'Serve guests'],
    });
    expect(textsOf({ experience_required: 'Mid (3-5)' }).must).toEqual(['Experience: Mid (3-5)']);
    expect(textsOf({ education_required: 'No formal requirement' }).must).toEqual([]);
  });
});

it('does not split a requirement behind a short form', () => {
  const { must } = fitOf(
    { required_qualifications: 'Computer skills incl. Excel. Typing' },
    person([]),
  );
  expect(must.map(({ text }) => text)).toEqual(['Computer skills incl. Excel', 'Typing']);
});
