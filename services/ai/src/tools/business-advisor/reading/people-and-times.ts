const worker =
  /^(?:guy|man|woman|worker|helper|employe|cook|driver|cleaner|mechanic|shooter|assistant|teacher|musician|instructor|stylist|server|barista|baker|tech|technician|artist|performer|singer|band|hygienist|groomer|barber|painter|plumber|electrician|clerk|cashier|manager|bookkeeper|preparer|seamstress|tutor|coach|nanny|dishwasher|host|waiter|waitress|welder|carpenter|nephew|son|daughter|us|crew|muchacha|muchacho|ayudant|empleada|empleado)$/;
const time = /^(?:hour|minut|day|week|month|year|night)$/;
const distance = /^(?:mil|mile|block)$/;

/** Whether a noun names those who are paid for their work. */
export const areWorkers = (things: readonly string[]): boolean =>
  things.some((thing) => worker.test(thing));

export const isTime = (things: readonly string[]): boolean =>
  things.some((thing) => time.test(thing));

/** Hours of work in one of something. */
export const isWorkTime = (things: readonly string[]): boolean =>
  things.some((thing) => thing === 'hour' || thing === 'minut');

/** Hours, miles and workers are not what a business sells. */
export const isNotSold = (things: readonly string[]): boolean =>
  isTime(things) || areWorkers(things) || things.some((thing) => distance.test(thing));
