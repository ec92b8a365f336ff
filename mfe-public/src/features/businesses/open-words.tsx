import {
  type BusinessTimes,
  openState,
  type TownTime,
} from '@commons/contracts/businesses/open-state';
import { openWords } from '@commons/web-kit/businesses/open-words';
import styles from './open-words.module.css';

interface OpenWordsProps {
  readonly times: BusinessTimes;
  readonly now: TownTime;
}

const tones = {
  open: styles.open,
  closed: styles.closed,
  'closed for now': styles.attention,
  unknown: undefined,
};

/** 'Open · closes 5 PM'; nothing when unknown. */
export function OpenWords({ times, now }: OpenWordsProps) {
  const state = openState(times, now);
  const words = openWords(state, now);
  if (!words) return null;
  return (
    <span data-print="hide">
      <strong className={tones[state.kind]}>{words.word}</strong>
      {words.next && ` · ${words.next}`}
    </span>
  );
}
