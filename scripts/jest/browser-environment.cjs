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

/** jsdom for tests of screens, made whole with Node's web interfaces. */
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
    // A user in New York, whatever the machine's time zone.
    this.zone = process.env.TZ;
    process.env.TZ = 'America/New_York';
  }

  async teardown() {
    if (this.zone === undefined) delete process.env.TZ;
    else process.env.TZ = this.zone;
    await super.teardown();
  }
};
