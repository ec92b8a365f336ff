/** People of the demo content, as `npm start` prints them. */
const password = 'demo-commons-1';

export const demoAccounts = {
  owner: { email: 'rosa@millstone.example', password },
  seeker: { email: 'jamie@commons.example', password },
} as const;
