const { TestEnvironment } = require('jest-environment-jsdom');

// Globals that browsers have and jsdom lacks, taken from Node. The router creates Requests with signals, so both must
// come from the same implementation.
const missing = [
  'TextEncoder',
  'TextDecoder',
  'Request',
  'Response',
  'Headers',
  'AbortController',
  'AbortSignal',
];

/** jsdom for screen tests, completed with Node's web APIs. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] = globalThis[name];
    // jsdom has neither layout nor scrolling; pages that call these must not fail.
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
