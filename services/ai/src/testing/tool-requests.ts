import { jobDescriptionContext } from '@commons/contracts/tools/ai-lists';
import { jobDescriptionPrompt } from '@commons/contracts/tools/job-description-prompt';

/** Valid requests to the tools, without their optional fields. */
export const email = {
  emailType: 'Invoice',
  recipientType: 'Customer',
  emailPurpose: 'Invoice for the garden fence',
};
export const market = {
  businessType: 'Bakery',
  targetLocation: 'Austin',
  productService: 'Sourdough bread',
};
export const forecast = {
  businessType: 'Bakery',
  monthlyRevenue: 10_000,
  monthlyCosts: 9_000,
  growthRate: 2,
};
export const content = {
  contentType: 'Twitter/X Post',
  targetAudience: 'Families',
  topicBrief: 'We open on Main Street',
};
export const advice = {
  businessStage: 'Startup',
  industry: 'Bakery',
  primaryChallenge: 'Cash Flow',
  situationDescription: 'Cafés pay late',
  desiredOutcome: 'Rent in the bank',
};
export const job = {
  prompt: jobDescriptionPrompt({
    jobTitle: 'Baker',
    department: 'Production',
    educationLevel: 'High School',
    yearsExperience: 'Junior (1-3)',
    coreResponsibilities: 'Bake bread',
    requiredSkills: 'Sourdough',
  }),
  context: jobDescriptionContext,
};
export const free = { prompt: 'A checklist for the spring market' };
