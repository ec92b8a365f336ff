import { type TownTime, townTime } from '@commons/contracts/businesses/open-state';
import { townTimeZone } from '@commons/ui/text/town-time-zone';
import { useEffect, useState } from 'react';

const present = () => townTime(new Date(), townTimeZone());

/** The time in town, updated every minute, so that an open page does not keep saying "Open". */
export function useTownTime(): TownTime {
  const [now, setNow] = useState(present);
  useEffect(() => {
    const timer = setInterval(() => setNow(present()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
