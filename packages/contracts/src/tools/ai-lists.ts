// Option lists of the AI tools, verbatim from the specification (D2 §3). No zod here: front ends import this file.

/** The six tools with their own panel; any other id shows a single free-text prompt. */
const aiTools = [
  'job-listing-requirements',
  'content-generator',
  'business-advisor',
  'market-analysis',
  'email-assistant',
  'financial-forecasting',
] as const;
export type AiTool = (typeof aiTools)[number];

export const emailTypes = [
  'Cold Outreach',
  'Follow-Up',
  'Proposal',
  'Apology',
  'Thank You',
  'Invoice',
  'Meeting Request',
  'Introduction',
  'Networking',
  'Sales',
] as const;

export const recipientTypes = [
  'Client',
  'Vendor',
  'Partner',
  'Prospect',
  'Customer',
  'Supplier',
  'Team Member',
  'Manager',
  'Investor',
] as const;

export const emailTones = ['professional', 'friendly', 'urgent', 'neutral'] as const;

export const contentTypes = [
  'Instagram Caption',
  'LinkedIn Post',
  'Facebook Post',
  'Twitter/X Post',
  'Email Subject Line',
  'Email Content',
  'Blog Introduction',
  'Product Description',
  'Ad Copy',
  'Website Copy',
  'Press Release',
  'Newsletter',
] as const;

export const contentTones = [
  'informative',
  'witty',
  'promotional',
  'professional',
  'casual',
  'inspiring',
  'urgent',
  'friendly',
  'authoritative',
  'conversational',
] as const;

export const businessStages = ['Idea', 'Startup', 'Growth', 'Scaling', 'Mature'] as const;

export const businessChallenges = [
  'Growth',
  'Hiring',
  'Funding',
  'Product Development',
  'Marketing',
  'Cash Flow',
  'Operations',
  'Competition',
  'Technology',
  'Leadership',
  'Strategy',
  'Customer Retention',
] as const;

/** Decision A33. */
export const educationLevels = [
  'High School',
  'Vocational/Trade Certificate',
  'Some College',
  'Associate Degree',
  "Bachelor's Degree",
  "Master's Degree",
  'Doctorate',
  'No formal requirement',
] as const;

export const jobDescriptionExperience = [
  'Entry (0-1)',
  'Junior (1-3)',
  'Mid (3-5)',
  'Senior (5-8)',
  'Lead/Principal (8+)',
  'Executive (10+)',
] as const;

/** Months that a forecast may cover. */
export const forecastDurations = [3, 6, 12] as const;
export const growthPeriods = ['monthly', 'yearly'] as const;

/** Most competitors of a market analysis. */
export const maxCompetitors = 5;

/** Line that separates two variants of generated content (decision A34). */
export const variantMarker = '---VARIANT---';

/** Context sent by the job description tool (AIT-11). */
export const jobDescriptionContext = 'Job Description Generation';

/** Longest text of one field of an AI tool, in characters. */
export const maxAiTextLength = 20_000;

/** Longest entry of one line, in characters. */
export const maxAiLineLength = 200;

/** Largest rate of growth of a forecast, in percent. */
export const maxGrowthRate = 1_000;

/** `provider` of texts by the built-in writer: screens label them. */
export const builtInProvider = 'built-in';
