// Longest texts of form fields (`…Limits`), most entries of lists (`…Entries`) and required fields of long forms
// (`…Required`), by request schema. No zod here: front
// ends import this file. A test compares them with the schemas.

/** Longest text of a list that is typed into one field, its entries separated by a comma and a space. */
export const typedListLimit = (entries: number, length: number) => entries * (length + 2);

export const profileUpdateLimits = {
  full_name: 100,
  company_name: 120,
  location: 120,
  phone: 40,
  website: 300,
  description: 5_000,
  bio: 5_000,
  skills: 5_000,
  experience_level: 40,
} as const;

export const passwordChangeLimits = {
  current_password: 128,
  new_password: 128,
} as const;

export const loginRequestLimits = {
  password: 128,
} as const;

export const resetPasswordRequestLimits = {
  new_password: 128,
} as const;

export const jobPreferencesUpdateLimits = {
  preferred_locations: 1_000,
  employment_types: 5_000,
  categories: 5_000,
} as const;

export const listingInputLimits = {
  business_name: 120,
  business_category: 80,
  short_description: 200,
  full_description: 10_000,
  primary_contact_name: 100,
  contact_info: {
    phone: 40,
    email: 254,
    website: 300,
  },
  social_media: {
    facebook: 300,
    instagram: 300,
    twitter: 300,
    linkedin: 300,
  },
  location_info: {
    street_address: 200,
    city: 80,
    state: 40,
    zip_code: 12,
    service_area: 80,
  },
  business_type: 80,
  num_employees: 80,
  license_numbers: 60,
  key_services: 80,
  pricing_info: 2_000,
  booking_url: 300,
  payment_methods: 80,
  languages_spoken: 80,
  accessibility_features: 80,
  tags: 60,
  logo_filename: 120,
} as const;

/** In the order of the form (D2 §5). */
export const listingInputRequired = [
  'business_name',
  'business_category',
  'short_description',
  'contact_info.phone',
  'contact_info.email',
  'contact_info.website',
  'location_info.city',
  'location_info.state',
  'location_info.zip_code',
  'location_info.service_area',
  'year_established',
  'business_type',
] as const;

export const listingInputEntries = {
  license_numbers: 20,
  key_services: 50,
  tags: 30,
} as const;

export const specialHoursInputLimits = {
  special_hours: { hours: 100, note: 60 },
  temporarily_closed: { note: 120 },
} as const;

export const galleryOrderLimits = {
  photos: { alt: 150 },
} as const;

export const claimInputLimits = {
  text: 2_000,
} as const;

export const claimCodeLimits = {
  code: 20,
} as const;

export const savedSearchChangeLimits = {
  name: 100,
} as const;

export const overrideChoiceLimits = {
  use: 200,
} as const;

export const jobPostingLimits = {
  title: 150,
  category: 80,
  employment_type: 80,
  location_type: 80,
  location_city: 80,
  location_state: 40,
  location_zip: 12,
  work_schedule: 200,
  overview: 10_000,
  key_responsibilities: 10_000,
  required_qualifications: 10_000,
  preferred_qualifications: 10_000,
  experience_required: 80,
  education_required: 200,
  physical_requirements: 5_000,
  compensation_type: 80,
  salary_range: 120,
  bonus_commission: 300,
  benefits_offered: 5_000,
  perks: 5_000,
  questions: { question: 200, options: 80, wanted: { answers: 80 } },
} as const;

/** The form requires more (decision A32). */
export const jobPostingRequired = [
  'title',
  'category',
  'employment_type',
  'location_type',
  'overview',
  'key_responsibilities',
  'required_qualifications',
  'experience_required',
] as const;

export const applicationFilterLimits = {
  search: 200,
} as const;

export const statusChangeLimits = {
  notes: 5_000,
} as const;

export const objectionInputLimits = {
  text: 2_000,
} as const;

export const applyFieldsLimits = {
  cover_letter: 20_000,
  answers: 60_000,
} as const;

export const jobFitFieldsLimits = {
  text: 60_000,
} as const;

export const reviewInputLimits = {
  reviewer_name: 100,
  reviewer_email: 254,
  comment: 5_000,
  website: 500,
} as const;

export const reviewReplyLimits = {
  text: 3_000,
} as const;

export const reportInputLimits = {
  note: 2_000,
} as const;

export const subjectSearchLimits = {
  search: 200,
} as const;

export const moderationDecisionLimits = {
  reason: 2_000,
} as const;

export const contactInputLimits = {
  name: 100,
  email: 254,
  subject: 200,
  message: 10_000,
  website: 500,
} as const;

export const professionalProfileUpdateLimits = {
  full_name: 100,
  email: 254,
  phone: 40,
  location: 120,
  professional_title: 120,
  summary: 5_000,
  skills: 60,
  linkedin_url: 300,
  github_url: 300,
  portfolio_url: 300,
  website_url: 300,
  experience: {
    title: 120,
    company: 120,
    duration: 60,
    description: 2_000,
  },
  education: {
    degree: 120,
    institution: 120,
    year: 60,
  },
  certifications: 200,
} as const;

export const professionalProfileUpdateEntries = {
  skills: 100,
  experience: 30,
  education: 30,
  certifications: 50,
} as const;

export const advisorRequestLimits = {
  desiredOutcome: 5_000,
} as const;

export const improvedResumeUpdateLimits = {
  improved_content: 60_000,
} as const;
