const { TestEnvironment } = require('jest-environment-jsdom');

// What every browser has and jsdom lacks; Node's own are the same. The router makes Requests with signals, so
// both must come from one place.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
];

/** jsdom for tests of screens, made whole with Node's web interfaces. Its reader is an American in New York. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] = globalThis[name];
    // Neither layout nor scrolling exists here; pages that call these must not fail.
    this.global.scrollTo = () => {};
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => {},
      removeEventListener: () => {},
    });
    writeAsAmerican(this.global);
    this.zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};

/** Screens write days and numbers as their reader does: what tests read must not hang on where the machine stands. */
function writeAsAmerican(page) {
  for (const name of ['DateTimeFormat', 'NumberFormat', 'ListFormat', 'RelativeTimeFormat']) {
    const make = (Format, [locales = 'en-US', options]) => new Format(locales, options);
    page.Intl[name] = new Proxy(page.Intl[name], {
      construct: make,
      apply: (Format, _self, given) => make(Format, given),
    });
  }
  const names = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'];
  for (const { prototype } of [page.Date, page.Number]) {
    for (const name of names.filter((own) => Object.hasOwn(prototype, own))) {
      const write = prototype[name];
      prototype[name] = function toLocale(locales = 'en-US', options) {
        return write.call(this, locales, options);
      };
    }
  }
}
