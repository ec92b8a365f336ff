import { closestOrder, inRows, left, lineHeight, right } from './layout.mjs';
import { everyService } from './read-calls.mjs';
import { arrow, box, dot, line, text } from './svg.mjs';

const laneHeight = 40;
const storeHeight = 46;

function columns(code) {
  const links = code.calls
    .filter(({ from, to }) => from !== everyService && to !== everyService)
    .map(({ from, to }) => [from, to]);
  const order = closestOrder(
    code.services.map(({ name }) => name),
    links,
  );
  const width = (right - left + 16) / order.length;
  return order.map((name, at) => ({
    ...code.services.find((service) => service.name === name),
    x: left + at * width,
    width: width - 16,
    middle: left + at * width + (width - 16) / 2,
  }));
}

function serviceBox({ name, prefixes, resources, x, width }, y, height) {
  const paths = prefixes.map((prefix, at) =>
    text(x + 14, y + 50 + at * 18, `/api/${prefix}`, 'mono back'),
  );
  const from = y + 68 + prefixes.length * 18;
  return [
    box(x, y, width, height, 'back'),
    text(x + 14, y + 27, name, 'name'),
    paths,
    resources.map((resource, at) => text(x + 14, from + at * lineHeight, resource)),
  ];
}

/** One call between services: from an open dot to a filled one, with what it is about. */
function lane({ kind, from, to, labels }, all, y) {
  const style = kind === 'task' ? 'task' : 'back';
  const isAt = (side) => (place) => side === place.name;
  const ends = (side, other) =>
    side === everyService ? all.filter((place) => place.name !== other) : all.filter(isAt(side));
  const callers = ends(from, to);
  const called = ends(to, from);
  const xs = [...callers, ...called].map(({ middle }) => middle);
  const first = Math.min(...xs);
  const last = Math.max(...xs);
  const single = callers.length === 1 && called.length === 1;
  const [caller, target] = [callers[0].middle, called[0].middle];
  return [
    single ? arrow(caller, target, y, style, 6) : line(first, y, last, y, style),
    callers.map(({ middle }) => dot(middle, y, `from ${style}`)),
    called.map(({ middle }) => dot(middle, y, `to ${style}`)),
    text(
      single ? (caller + target) / 2 : (all[0].middle + all[1].middle) / 2,
      y - 8,
      labels.join(', '),
      `middle on-line ${style}`,
    ),
  ];
}

function lanes(code, all, top) {
  const placeOf = (name) => all.find((place) => place.name === name);
  const span = (call) => {
    const both = [call.from, call.to].map((name) => placeOf(name)?.middle);
    return both.includes(undefined)
      ? { call, from: left, to: right }
      : { call, from: Math.min(...both), to: Math.max(...both) };
  };
  const rows = ['call', 'task'].flatMap((kind) =>
    inRows(code.calls.filter((call) => call.kind === kind).map(span), 20),
  );
  return {
    bottom: top + rows.length * laneHeight,
    parts: rows.map((row, at) =>
      row.map(({ call }) => lane(call, all, top + 26 + at * laneHeight)),
    ),
  };
}

function storeBars(code, all, top) {
  return code.stores.map(({ name, what, users }, at) => {
    const y = top + at * storeHeight;
    return [
      box(left, y, right - left, storeHeight - 10, 'store'),
      text(28, y + 15, name),
      text(28, y + 32, what, 'soft'),
      all
        .filter((place) => users.includes(place.name))
        .map(({ middle }) => dot(middle, y + (storeHeight - 10) / 2, 'uses', 6)),
    ];
  });
}

export function drawServices(code, top) {
  const all = columns(code);
  const height = Math.max(
    ...all.map(
      ({ prefixes, resources }) => 76 + prefixes.length * 18 + resources.length * lineHeight,
    ),
  );
  const callsFrom = top + height + 14;
  const calls = lanes(code, all, callsFrom);
  const storesFrom = calls.bottom + 20;
  const bottom = storesFrom + code.stores.length * storeHeight;
  return {
    bottom,
    middles: all.map(({ middle }) => middle),
    parts: [
      all.map(({ middle }) => line(middle, top + height, middle, bottom - storeHeight, 'life')),
      text(28, top + 24, 'Services', 'section'),
      text(28, top + 46, 'paths they answer,', 'soft'),
      text(28, top + 64, 'resources (folders)', 'soft'),
      all.map((place) => serviceBox(place, top, height)),
      text(28, callsFrom + 24, 'Among themselves', 'section'),
      line(28, callsFrom + 45, 60, callsFrom + 45, 'back'),
      text(68, callsFrom + 50, '/internal call', 'soft'),
      line(28, callsFrom + 67, 60, callsFrom + 67, 'task'),
      text(68, callsFrom + 72, 'task in its queue', 'soft'),
      dot(33, callsFrom + 90, 'from back'),
      text(46, callsFrom + 95, 'asks', 'soft'),
      dot(93, callsFrom + 90, 'to back'),
      text(106, callsFrom + 95, 'is asked', 'soft'),
      calls.parts,
      storeBars(code, all, storesFrom),
    ],
  };
}
