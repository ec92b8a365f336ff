import type { ReactNode } from 'react';
import { bench, Drawing, river } from './bench-drawing';
import styles from './illustrations.module.css';

/** The drawing, named after what is missing. */
export type IllustrationName =
  | 'no-jobs'
  | 'no-results'
  | 'no-applications'
  | 'nothing-here'
  | 'letter'
  | 'no-businesses';

const noticeBoard = (
  <>
    {river}
    <circle className={styles.sun} cx="142" cy="20" r="10" />
    <path className={styles.line} d="M40 26v82M120 26v82" />
    <rect className={styles.paper} height="56" rx="4" width="96" x="32" y="22" />
    <rect className={styles.line} height="56" rx="4" width="96" x="32" y="22" />
    <path className={styles.line} d="M27 22 80 8l53 14" />
    <path className={styles.leaf} d="M46 36h26v30H46Z" />
    <path className={styles.dashed} d="M86 36h26v30H86Z" />
    <circle className={styles.pin} cx="59" cy="37" r="2.5" />
    <path className={styles.thin} d="M51 47h16M51 53h16M51 59h9" />
  </>
);

const magnifier = (
  <>
    <path
      className={styles.leaf}
      d="M14 102c8-27 20-40 32-40s20 12 30 12 14-8 22-8 20 10 32 36v8H14Z"
    />
    <path className={styles.line} d="M14 102c8-27 20-40 32-40s20 12 30 12 14-8 22-8 20 10 32 36" />
    {river}
    <circle className={styles.paper} cx="96" cy="48" r="27" />
    <circle className={styles.line} cx="96" cy="48" r="27" />
    <path className={styles.handle} d="m116 68 20 20" />
    <path className={styles.dashed} d="M82 52c5-6 9-6 14 0s9 6 14 0" />
    <path className={styles.thin} d="M80 40c3-6 8-9 14-9" />
  </>
);

const paperBoat = (
  <>
    <circle className={styles.sun} cx="34" cy="30" r="11" />
    <path className={styles.paper} d="M38 74h84L108 96H52Z" />
    <path className={styles.paper} d="M80 32 54 74h52Z" />
    <path className={styles.line} d="M38 74h84L108 96H52ZM80 32 54 74h52ZM80 32v42" />
    <path className={styles.thin} d="M88 60h8m-8 6h12" />
    <path
      className={styles.water}
      d="M6 97c13-6 24-6 37 0s25 6 37 0 24-6 37 0 24 5 37-1c0 14-6 21-14 21H20c-8 0-14-6-14-20Z"
    />
    <path className={styles.ripple} d="M24 108c8-4 14-4 22 0m66 2c8-4 14-4 22 0" />
  </>
);

const shop = (
  <>
    {river}
    <rect className={styles.paper} height="54" width="88" x="36" y="46" />
    <path className={styles.line} d="M36 56v44h88V56" />
    <path
      className={styles.leaf}
      d="M32 44 40 20h16l-4 24Zm40 0 2-24h12l2 24Zm36 0-4-24h16l8 24Z"
    />
    <path
      className={styles.line}
      d="M40 20h80l8 24a8 8 0 0 1-19 1 9 9 0 0 1-19 0 9 9 0 0 1-20 0 9 9 0 0 1-19 0 8 8 0 0 1-19-1ZM80 100V64h24v36M48 64h20v18H48Z"
    />
    <circle className={styles.pin} cx="99" cy="83" r="2" />
    <path className={styles.dashed} d="M62 12h36" />
  </>
);

const letter = (
  <>
    <circle className={styles.sun} cx="130" cy="24" r="11" />
    {river}
    <rect className={styles.paper} height="62" rx="4" width="96" x="32" y="36" />
    <path className={styles.leaf} d="M34 38h92L86 70a10 10 0 0 1-12 0Z" />
    <path
      className={styles.line}
      d="M36 36h88a4 4 0 0 1 4 4v54a4 4 0 0 1-4 4H36a4 4 0 0 1-4-4V40a4 4 0 0 1 4-4Zm-2 2 40 32a10 10 0 0 0 12 0l40-32M34 96l30-32m62 32L96 64"
    />
    <path className={styles.dashed} d="M8 58h14M4 70h18m-12 12h12" />
  </>
);

const drawings: Record<IllustrationName, ReactNode> = {
  'no-jobs': noticeBoard,
  'no-results': magnifier,
  'no-applications': paperBoat,
  'nothing-here': bench,
  letter,
  'no-businesses': shop,
};

/** A small drawing in the palette of the theme. Decoration only. */
export function Illustration({ name }: { name: IllustrationName }) {
  return <Drawing>{drawings[name]}</Drawing>;
}
