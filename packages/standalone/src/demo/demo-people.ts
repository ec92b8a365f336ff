/** Fictional people to sign in as. The password is printed at the start: these accounts protect nothing. */
export const demoPassword = 'demo-commons-1';

/** The employers named in the start message; the first has applications. */
export const demoEmployers = [
  {
    full_name: 'Rosa Alvarado',
    email: 'rosa@millstone.example',
    company_name: 'Millstone Bakery & Café',
  },
  {
    full_name: 'Tom Okafor',
    email: 'tom@harborsystems.example',
    company_name: 'Harbor Systems',
  },
] as const;

export const demoSeeker = { full_name: 'Jamie Lindqvist', email: 'jamie@commons.example' } as const;
