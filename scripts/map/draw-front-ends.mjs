import { closestOrder, left, lineHeight, right } from './layout.mjs';
import { arrow, box, line, text } from './svg.mjs';

/** Paths of a remote without those below another one: `/jobs` includes `/jobs/:id`. */
const mainPaths = (pages) => {
  const plain = pages.map((path) => path.replace(/\/:.*$/, ''));
  const isBelow = (path) => plain.some((other) => other !== '/' && path.startsWith(`${other}/`));
  return [...new Set(plain)].filter((path) => !isBelow(path));
};

/** As wide as the longest path or the name; many paths are in two columns. The rest of the width is between them. */
function places(remotes) {
  const sized = remotes.map((remote) => {
    const paths = mainPaths(remote.pages);
    const columns = paths.length > 8 ? 2 : 1;
    const longest = Math.max(...paths.map(({ length }) => length));
    return {
      ...remote,
      columns,
      width: Math.max(150, columns * (longest * 7.8 + 8), remote.name.length * 10) + 20,
    };
  });
  const gap =
    (right - left - sized.reduce((sum, { width }) => sum + width, 0)) / (sized.length - 1);
  let x = left;
  return sized.map((remote) => {
    const place = { ...remote, x };
    x += place.width + gap;
    return place;
  });
}

function remoteBox({ name, pages, x, width, columns }, y, height) {
  const paths = mainPaths(pages);
  const each = Math.ceil(paths.length / columns);
  const lines = paths.map((path, at) =>
    text(
      x + 14 + Math.floor(at / each) * ((width - 20) / columns),
      y + 52 + (at % each) * lineHeight,
      path,
      'mono',
    ),
  );
  return [box(x, y, width, height, 'front'), text(x + 14, y + 27, name, 'name'), lines];
}

/** Arrows from who shows a component to who exposes it, the component's name on the arrow. */
function shownComponents(places, y) {
  const at = (name) => places.findIndex((place) => place.name === name);
  const used = new Map();
  return places.flatMap((place) =>
    place.shows.map(({ owner, component }) => {
      const [a, b] = [at(place.name), at(owner)].sort((one, other) => one - other);
      const row = used.get(a) ?? 0;
      used.set(a, row + b - a);
      const here = y + 44 + row * 46;
      const start = places[a].x + places[a].width;
      const ends = a === at(place.name) ? [start, places[b].x] : [places[b].x, start];
      return [
        arrow(ends[0], ends[1], here, 'front', 2),
        text((start + places[b].x) / 2, here - 8, component, 'middle on-line front'),
      ];
    }),
  );
}

export function drawFrontEnds(code, top) {
  const links = code.remotes.flatMap(({ name, shows }) => shows.map(({ owner }) => [name, owner]));
  const order = closestOrder(
    code.remotes.map(({ name }) => name),
    links,
  );
  const all = places(order.map((name) => code.remotes.find((remote) => remote.name === name)));
  const rows = Math.max(
    ...all.map(({ pages, columns }) => Math.ceil(mainPaths(pages).length / columns)),
  );
  const y = top + 92;
  const height = Math.max(60 + rows * lineHeight, 150);
  const middle = (place) => place.x + place.width / 2;
  return {
    bottom: y + height,
    parts: [
      text(28, top + 24, 'Browser', 'section'),
      text(28, top + 46, 'arrows: shows a', 'soft'),
      text(28, top + 64, 'component of', 'soft'),
      box(left, top, right - left, 58, 'front'),
      text(left + 14, top + 26, 'shell', 'name'),
      text(
        left + 14,
        top + 46,
        'frame, session, route guard; loads the remote that owns the path',
        'soft',
      ),
      all.map((place) => line(middle(place), top + 58, middle(place), y, 'front')),
      all.map((place) => remoteBox(place, y, height)),
      shownComponents(all, y),
    ],
  };
}
