const { TestEnvironment } = require('jest-environment-jsdom');
const {
  implementation: HTMLCollection,
} = require('jsdom/lib/jsdom/living/nodes/HTMLCollection-impl.js');
const { disableStorages } = require('./context-storages.cjs');
const { computeStylesQuickly } = require('./quick-styles.cjs');

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

// A list of elements looks for one with the id or name `length` before it returns its length, which a loop does for each.
const { namedItem } = HTMLCollection.prototype;
HTMLCollection.prototype.namedItem = function (key) {
  return key === 'length' ? null : namedItem.call(this, key);
};

/** Elements that a label can name. */
const labelable = ['Button', 'Input', 'Meter', 'Output', 'Progress', 'Select', 'TextArea'];

/**
 * `labels` of a field, found from the page's labels. jsdom asks every node of the page whether it is the field's label,
 * and each label walks the page again: a quarter of the time of all screen tests.
 */
function findLabelsQuickly(window) {
  for (const name of labelable) {
    const prototype = window[`HTML${name}Element`].prototype;
    const { get } = Object.getOwnPropertyDescriptor(prototype, 'labels');
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      enumerable: true,
      get() {
        const { document } = window;
        if (this.type === 'hidden' || !document.contains(this)) return get.call(this);
        const isNamed = this.id !== '' && document.getElementById(this.id) === this;
        return [...document.getElementsByTagName('label')].filter((label) =>
          label.hasAttribute('for') ? isNamed && label.htmlFor === this.id : label.control === this,
        );
      },
    });
  }
}

/** jsdom for screen tests, completed with Node's web APIs. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) this.global[name] = globalThis[name];
    findLabelsQuickly(this.global);
    computeStylesQuickly(this.global);
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
    disableStorages();
  }
};
