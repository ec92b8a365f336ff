import { categoryDrawing } from '@commons/contracts/businesses/category-drawings';
import { pictureOf } from '@commons/contracts/portal/town-lists';
import { townWords } from '../portal/town-lists';
import styles from './category-picture.module.css';

interface CategoryPictureProps {
  readonly category: string;
  /** Selects background and scenery, so that neighbours of one category differ. */
  readonly variety: number;
  /** Only the subject, for a small square. */
  readonly cropped?: boolean;
}

const hills = [
  'M0 120c52-26 96-14 150-18s112-30 170-6v64H0Z',
  'M0 104c60 20 110 8 160-4s110-6 160 14v46H0Z',
  'M0 112c40-30 84-30 124-6s116 20 196-22v76H0Z',
];

const sceneries = [
  <path className={styles.thin} d="M40 128V96m0 14 9-8M270 128v-22" key="scenery 0" />,
  <path className={styles.thin} d="M28 36h26m-14 8h30M252 30h24m-10 8h34" key="scenery 1" />,
  <path
    className={styles.thin}
    d="M20 142c10-5 18-5 28 0s18 5 28 0M244 142c10-5 18-5 28 0s18 5 28 0"
    key="scenery 2"
  />,
];

const trees = [
  <g key="trees 0">
    <circle className={styles.leaf} cx="40" cy="84" r="20" />
    <circle className={styles.leaf} cx="270" cy="92" r="15" />
  </g>,
  <circle className={styles.sun} cx="262" cy="52" key="trees 1" r="13" />,
  <circle className={styles.sun} cx="54" cy="44" key="trees 2" r="13" />,
];

/** A drawing for a business without photos. Decorative: its category is shown as text. */
export default function CategoryPicture({ category, variety, cropped }: CategoryPictureProps) {
  const scenery = Math.floor(variety / 4) % 3;
  return (
    <svg
      aria-hidden="true"
      className={styles.drawing}
      preserveAspectRatio="xMidYMid slice"
      viewBox={cropped ? '88 20 144 144' : '0 0 320 160'}
    >
      {!cropped && (
        <>
          {trees[scenery]}
          <path className={styles.hill} d={hills[variety % 3]} />
          {sceneries[scenery]}
        </>
      )}
      {categoryDrawing(pictureOf(townWords('listing_categories'), category)).map(
        ({ d, fill, stroke }) => (
          <path className={`${styles[stroke]} ${fill ? styles[fill] : ''}`} d={d} key={d} />
        ),
      )}
    </svg>
  );
}
