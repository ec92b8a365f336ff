import {
  businessChallenges,
  businessStages,
  contentTones,
  contentTypes,
  educationLevels,
  emailTones,
  emailTypes,
  jobDescriptionExperience,
  recipientTypes,
} from '@commons/contracts/tools/ai-lists';
import { jobDescriptionPrompt } from '@commons/contracts/tools/job-description-prompt';
import { offContract, refusal, screen, within } from '@commons/web-kit/testing/test-render';
import { enter, generateButton, openTool, requiredOf, streamOf } from '../testing/ai-tool-calls';

beforeEach(() => sessionStorage.clear());

/** The options of a select without the placeholder. */
const choices = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value }) => value)
    .filter(Boolean);

/** Generates and returns the one call that was made. */
async function generated(opened: ReturnType<typeof openTool>) {
  await opened.user.click(generateButton());
  await screen.findByText('A text');
  return opened.calls().map(({ method, path, body }) => ({ method, path, body }));
}

it('[AIT-04] requests an e-mail', async () => {
  const opened = openTool('email-assistant', { 'POST /ai/*': () => streamOf('A text') });
  expect(choices('Email type')).toEqual([...emailTypes]);
  expect(emailTypes).toHaveLength(10);
  expect(choices('Recipient type')).toEqual([...recipientTypes]);
  expect(recipientTypes).toHaveLength(9);
  expect(choices('Tone')).toEqual([...emailTones]);
  expect(emailTones).toHaveLength(4);
  enter(requiredOf('email-assistant'));
  const body = {
    emailType: 'Invoice',
    recipientType: 'Client',
    emailPurpose: 'Ask for the payment of invoice 17',
    keyPoints: '',
    tone: 'professional',
  };
  expect(await generated(opened)).toEqual([{ method: 'POST', path: '/ai/email-assistant', body }]);
  enter({ 'Key points': ' Due on May 3 ', Tone: 'urgent' });
  const [, again] = await generated(opened);
  expect(again?.body).toEqual({ ...body, keyPoints: 'Due on May 3', tone: 'urgent' });
});

it('[AIT-05] requests a market analysis with up to five competitors, without blanks', async () => {
  const opened = openTool('market-analysis', { 'POST /ai/*': () => streamOf('A text') });
  enter({ ...requiredOf('market-analysis'), 'Value proposition': 'Baked at night' });
  const add = () => screen.getByRole('button', { name: 'Add competitor' });
  enter({ 'Competitor 1': ' Big Bread ' });
  await opened.user.click(add());
  await opened.user.click(add());
  enter({ 'Competitor 2': '  ', 'Competitor 3': 'Rolls & Co' });
  await opened.user.click(add());
  await opened.user.click(add());
  expect(screen.queryByRole('button', { name: 'Add competitor' })).toBeNull();
  await opened.user.click(screen.getByRole('button', { name: 'Remove competitor 4' }));
  expect(await generated(opened)).toEqual([
    {
      method: 'POST',
      path: '/ai/market-analysis',
      body: {
        businessType: 'Bakery',
        targetLocation: 'Erie, PA',
        mainCompetitors: ['Big Bread', 'Rolls & Co'],
        productService: 'Sourdough bread',
        valueProposition: 'Baked at night',
      },
    },
  ]);
});

describe('forecast', () => {
  it('[AIT-06] sends numbers, by default for 6 months of monthly growth', async () => {
    const opened = openTool('financial-forecasting', { 'POST /ai/*': () => streamOf('A text') });
    expect(choices('Forecast duration')).toEqual(['3', '6', '12']);
    expect(choices('Growth period')).toEqual(['monthly', 'yearly']);
    enter(requiredOf('financial-forecasting'));
    const body = {
      businessType: 'Bakery',
      monthlyRevenue: 12_000,
      monthlyCosts: 9_500.5,
      growthRate: 2.5,
      growthPeriod: 'monthly',
      forecastDuration: 6,
      seasonalInvestments: '',
    };
    const path = '/ai/financial-forecasting';
    expect(await generated(opened)).toEqual([{ method: 'POST', path, body }]);
    enter({ 'Growth period': 'yearly', 'Forecast duration': '12', 'Growth rate': '-3' });
    enter({ 'Seasonal investments': 'An oven in May' });
    const [, again] = await generated(opened);
    expect(again?.body).toEqual({
      ...body,
      growthRate: -3,
      growthPeriod: 'yearly',
      forecastDuration: 12,
      seasonalInvestments: 'An oven in May',
    });
  });

  it.each([
    ['Monthly revenue', 'much', 'Enter a number like 1,500.50'],
    ['Monthly revenue', 'NaN', 'Enter a number like 1,500.50'],
    ['Monthly revenue', '12.500', 'Write 12,500 for thousands, or 12.50'],
    ['Monthly costs', '-1', 'Enter 0 or more'],
    ['Growth rate', '1e9', 'Enter a number like 1,500.50'],
    ['Growth rate', '1001', 'Enter 1,000 or less'],
    ['Growth rate', '-101', 'Enter -100 or more'],
    ['Monthly revenue', '9'.repeat(30), 'Enter 1,000,000,000,000 or less'],
  ])('makes no call with the %s "%s"', async (label, typed, problem) => {
    const { user, calls } = openTool('financial-forecasting');
    enter({ ...requiredOf('financial-forecasting'), [label]: typed });
    await user.click(generateButton());
    expect(screen.getByText(problem)).toBeVisible();
    expect(screen.getByLabelText(label)).toBeInvalid();
    expect(calls()).toEqual([]);
  });
});

it('[AIT-07] requests content', async () => {
  const opened = openTool('content-generator', { 'POST /ai/*': () => streamOf('A text') });
  expect(choices('Content type')).toEqual([...contentTypes]);
  expect(contentTypes).toHaveLength(12);
  expect(choices('Desired tone')).toEqual([...contentTones]);
  expect(contentTones).toHaveLength(10);
  expect(screen.getByLabelText('Desired tone')).toHaveValue('informative');
  enter({ ...requiredOf('content-generator'), 'Call to action': 'Come by' });
  expect(await generated(opened)).toEqual([
    {
      method: 'POST',
      path: '/ai/content-generator',
      body: {
        contentType: 'LinkedIn Post',
        targetAudience: 'Owners of cafés',
        topicBrief: 'Our new bread',
        callToAction: 'Come by',
        desiredTone: 'informative',
      },
    },
  ]);
});

it('[AIT-09] asks the business advisor, and says when there are no recommendations', async () => {
  let answer: unknown = streamOf('A text');
  const opened = openTool('business-advisor', { 'POST /ai/*': () => answer });
  expect(choices('Business stage')).toEqual([...businessStages]);
  expect(businessStages).toHaveLength(5);
  expect(choices('Primary challenge')).toEqual([...businessChallenges]);
  expect(businessChallenges).toHaveLength(12);
  enter(requiredOf('business-advisor'));
  expect(await generated(opened)).toEqual([
    {
      method: 'POST',
      path: '/ai/business-advisor',
      body: {
        businessStage: 'Growth',
        industry: 'Food',
        primaryChallenge: 'Cash Flow',
        situationDescription: 'Invoices are paid late',
        desiredOutcome: 'Two months of reserves',
      },
    },
  ]);
  answer = offContract({ provider: 'built-in' });
  await opened.user.click(generateButton());
  expect(await screen.findByText('No recommendations available')).toBeVisible();
});

describe('job description', () => {
  const required = requiredOf('job-listing-requirements');

  it('[AIT-10] offers its fields and lists', () => {
    openTool('job-listing-requirements');
    for (const label of [...Object.keys(required), 'Employment type', 'Work location'])
      expect(screen.getByLabelText(label)).toBeVisible();
    expect(screen.getByLabelText('Preferred qualifications')).toBeVisible();
    expect(choices('Education level')).toEqual([...educationLevels]);
    expect(educationLevels).toHaveLength(8);
    expect(choices('Years of experience')).toEqual([...jobDescriptionExperience]);
    expect(jobDescriptionExperience).toHaveLength(6);
  });

  it('[AIT-11] sends one prompt', async () => {
    const opened = openTool('job-listing-requirements', { 'POST /ai/*': () => streamOf('A text') });
    enter({ ...required, 'Work location': 'Hybrid', 'Preferred qualifications': 'Pastry' });
    const prompt = jobDescriptionPrompt({
      jobTitle: 'Head baker',
      department: 'Kitchen',
      employmentType: 'Full-time',
      workLocation: 'Hybrid',
      educationLevel: 'No formal requirement',
      yearsExperience: 'Mid (3-5)',
      coreResponsibilities: 'Bake bread',
      requiredSkills: 'Sourdough',
      preferredQualifications: 'Pastry',
    });
    const context = 'Job Description Generation';
    expect(await generated(opened)).toEqual([
      { method: 'POST', path: '/ai/job-matching', body: { prompt, context } },
    ]);
    for (const part of [
      /role summary/,
      /responsibilities/,
      /required qualifications/,
      /preferred qualifications/,
      /work environment/,
      /ATS-friendly/,
      /leave out any recruitment strategy/i,
    ])
      expect(prompt).toMatch(part);
  });
});

describe('any other id', () => {
  it('[AIT-14] sends a prompt and reads response or result', async () => {
    let answer: unknown = offContract({ response: 'A text' });
    const opened = openTool('resume-cover-letter', { 'POST /ai/*': () => answer });
    enter({ 'Your prompt': ' Write a cover letter ' });
    expect(await generated(opened)).toEqual([
      {
        method: 'POST',
        path: '/ai/resume_cover-letter',
        body: { prompt: 'Write a cover letter', context: 'Resume cover letter' },
      },
    ]);
    answer = { result: 'Another text', provider: 'built-in' };
    await opened.user.click(generateButton());
    expect(await screen.findByText('Another text')).toBeVisible();
    answer = offContract({});
    await opened.user.click(generateButton());
    expect(await screen.findByText('No response generated')).toBeVisible();
    answer = Promise.reject(refusal(500));
    await opened.user.click(generateButton());
    expect(await screen.findByText('Error generating response. Please try again.')).toBeVisible();
  });
});
