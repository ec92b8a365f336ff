import { hourMs } from '@commons/contracts/durations';
import { weekOf } from '../alerts/weekly-alerts.service.js';

/** A letter is made on Monday at seven in the town's time zone, or as soon after as the portal runs. */
const morningMs = 7 * hourMs;

/** Number of the week whose letter is due. @param timeZone IANA name */
export const letterWeek = (now: Date, timeZone: string): number =>
  weekOf(new Date(now.getTime() - morningMs), timeZone);
