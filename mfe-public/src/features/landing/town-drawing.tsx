import styles from './town-drawing.module.css';

const awningStripes = [0, 1, 2, 3, 4, 5];

/** A striped awning, six stripes wide, with a scalloped edge. */
function Awning({ x, y, stripe }: { x: number; y: number; stripe: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      {awningStripes.map((index) => (
        <path
          key={index}
          className={index % 2 ? styles.paper : stripe}
          d={`M${index * 18} 0h18v22a9 9 0 0 1-18 0z`}
        />
      ))}
    </g>
  );
}

/** The steel bridge over the river: two truss arches on three piers. */
function Bridge() {
  return (
    <g className={styles.steel}>
      <path d="M0 172h560M0 180h560" />
      <path d="M28 172q112-88 224 0M308 172q112-88 224 0" />
      <path d="M84 172v-33M140 172v-44M196 172v-33M364 172v-33M420 172v-44M476 172v-33" />
      <path d="m28 172 56-33 56 33 56-33 56 33M308 172l56-33 56 33 56-33 56 33" />
      <path className={styles.pier} d="M20 180v62M280 180v62M540 180v62" />
    </g>
  );
}

function Shops() {
  return (
    <>
      <g>
        <path className={styles.wall} d="M44 246h140v126H44z" />
        <path className={styles.roof} d="M36 236h156v12H36z" />
        <path className={styles.glass} d="M60 306h58v44H60z" />
        <path className={styles.door} d="M134 306h34v66h-34z" />
        <Awning x={60} y={268} stripe={styles.green} />
      </g>
      <g>
        <path className={styles.wallDeep} d="M206 214h148v158H206z" />
        <path className={styles.roof} d="m196 216 84-40 84 40z" />
        <path className={styles.glass} d="M228 232h28v28h-28zM304 232h28v28h-28z" />
        <path className={styles.glass} d="M222 306h50v44h-50z" />
        <path className={styles.door} d="M292 306h38v66h-38z" />
        <Awning x={226} y={272} stripe={styles.amber} />
        <circle className={styles.lamp} cx="280" cy="200" r="7" />
      </g>
      <g>
        <path className={styles.wall} d="M376 254h140v118H376z" />
        <path className={styles.roof} d="M368 244h156v12H368z" />
        <path className={styles.door} d="M392 312h32v60h-32z" />
        <path className={styles.glass} d="M440 312h60v42h-60z" />
        <Awning x={392} y={276} stripe={styles.green} />
        <path className={styles.note} d="M456 320h28v22h-28z" />
        <path className={styles.line} d="M461 327h18M461 332h18M461 337h11" />
      </g>
    </>
  );
}

/** Two people on the pavement, meeting. */
function People() {
  return (
    <>
      <circle className={styles.skin} cx="196" cy="330" r="8" />
      <path className={styles.amber} d="M184 376c0-26 4-36 12-36s12 10 12 36z" />
      <circle className={styles.skinDeep} cx="352" cy="326" r="8" />
      <path className={styles.green} d="M339 376c0-28 5-40 13-40s13 12 13 40z" />
      <path className={styles.bag} d="M361 356h14v16h-14z" />
    </>
  );
}

/** A main street by the river, in the colours of the theme. Decorative, so hidden from screen readers. */
export function TownDrawing() {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 560 400"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.sky} d="M0 0h560v400H0z" />
      <circle className={styles.sun} cx="438" cy="74" r="34" />
      <path className={styles.farHill} d="M0 150q90-74 190-40t170-8 200 20v90H0z" />
      <path className={styles.nearHill} d="M0 176q120-50 250-16t310-16v70H0z" />
      <path className={styles.river} d="M0 196h560v60H0z" />
      <path className={styles.ripple} d="M30 214h46M120 226h64M392 212h58M470 228h50M236 212h26" />
      <Bridge />
      <path className={styles.bank} d="M0 250q140-14 280-4t280-2v128H0z" />
      <Shops />
      <path className={styles.pavement} d="M0 372h560v28H0z" />
      <People />
    </svg>
  );
}
