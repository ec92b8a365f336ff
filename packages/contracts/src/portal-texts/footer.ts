export const footerText =
  '{portal} is for {place} and its neighbors, and free: no listing fees, no usage limits, no account fees.';
