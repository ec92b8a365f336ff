/** Shares in words, in percent; with what has to follow so that they are shares. */
export const shares: readonly (readonly [pattern: string, percent: number])[] = [
  ['(?:two|2)[ -]thirds|dos tercios', 200 / 3],
  ['three[ -]quarters|tres cuartos|tres cuartas partes', 75],
  ['(?:a|one)[ -]third|un tercio|una tercera parte|la tercera parte', 100 / 3],
  [
    '(?:a|one)[ -](?:quarter|fourth)(?! (?:hour|mile|pound|tank))|una cuarta parte|la cuarta parte',
    25,
  ],
  ['(?:one|1) (?:in|out of) (?:ten|10)|uno de cada diez', 10],
  ['(?:one|1) (?:in|out of) (?:five|5)|uno de cada cinco', 20],
  ['(?:one|1) (?:in|out of) (?:four|4)|uno de cada cuatro', 25],
  ['(?:one|1) (?:in|out of) (?:three|3)|uno de cada tres', 100 / 3],
  ['half(?! (?:an?|past|hour|day|off the|mile|pound|dozen)\\b)|la mitad|mitad', 50],
];

/** Times in words, in hours. */
export const times: readonly (readonly [pattern: string, hours: number])[] = [
  ['(?:an|one|1) hour and a half|hora y media', 1.5],
  ['two hours and a half|two and a half(?= hours)|dos horas y media', 2.5],
  ['three and a half(?= hours)|tres horas y media', 3.5],
  ['half an hour|a half hour|media hora', 0.5],
  ['three quarters of an hour|tres cuartos de hora', 0.75],
  ['an hour(?= (?:of|for|to|each|per job|start)\\b)', 1],
];
