// Option lists of the listing form, verbatim from the specification (D2 §3). No zod here: front ends import this file.

export const serviceAreas = ['Local', 'Regional', 'Statewide', 'National', 'Online Only'] as const;

export const businessTypes = [
  'Sole Proprietorship',
  'LLC',
  'Corporation',
  'Partnership',
  'S Corporation',
  'Non-Profit',
  'Other',
] as const;

export const employeeCounts = ['1', '2-5', '6-10', '11-50', '51-200', '200+'] as const;

export const paymentMethods = [
  'Cash',
  'Credit Cards',
  'Debit Cards',
  'PayPal',
  'Venmo',
  'Bank Transfer',
  'Check',
  'Apple Pay',
  'Google Pay',
  'Cryptocurrency',
] as const;

export const spokenLanguages = [
  'English',
  'Spanish',
  'French',
  'German',
  'Italian',
  'Portuguese',
  'Chinese',
  'Japanese',
  'Korean',
  'Arabic',
  'Hindi',
  'Russian',
  'Other',
] as const;

export const accessibilityFeatures = [
  'Wheelchair Accessible',
  'Parking Available',
  'Elevator Access',
  'Sign Language Services',
  'Large Print Materials',
  'Audio Assistance',
  'Service Animal Friendly',
  'Accessible Restrooms',
] as const;

/** Keys of `business_hours`, in display order. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** Longest short description (D2 §9). */
export const maxShortDescriptionLength = 200;

/** Earliest year of establishment (D2 §9); the latest is the current year. */
export const earliestYear = 1800;

/** Answer to a second POST: an employer has one listing (decision A45). */
export const oneListingText = 'You already have a business listing. Please edit the existing one.';
