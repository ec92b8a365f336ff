/** Elements that jsdom's style sheet displays by their parent. */
const displayedByParent = ['rp', 'rt'];

/** `display` by jsdom's style sheet, by everything else that it depends on. */
const displays = new Map();

function displayByTag(element, cascade) {
  const { localName, namespaceURI, type } = element;
  if (displayedByParent.includes(localName)) return cascade(element).display;
  const key = [
    ...[namespaceURI, localName, type === 'hidden'],
    ...[element.hasAttribute('hidden'), element.hasAttribute('open')],
  ].join();
  if (!displays.has(key)) displays.set(key, cascade(element).display);
  return displays.get(key);
}

/** The element's own style; `unset` is as good as none. */
function own(element, property) {
  if (!element.hasAttribute('style')) return '';
  const value = element.style.getPropertyValue(property);
  return value === 'unset' ? '' : value;
}

const inherited = (property, initial) => (element) => {
  for (let at = element; at; at = at.parentElement) {
    const value = own(at, property);
    if (value !== '') return value;
  }
  return initial;
};

const display = (element, cascade) => {
  const value = element.hasAttribute('style') ? element.style.getPropertyValue('display') : '';
  if (value === 'unset') return cascade(element).display;
  return value === '' ? displayByTag(element, cascade) : value;
};

const visibility = inherited('visibility', 'visible');
const pointerEvents = inherited('pointer-events', 'auto');
const opacity = (element) => own(element, 'opacity');

/** By both of its names. */
const quick = { display, visibility, pointerEvents, 'pointer-events': pointerEvents, opacity };

/**
 * Answers `getComputedStyle` for the four properties that say whether an element can be seen, named and pressed. jsdom
 * matches each element against two hundred rules of its style sheet, and again after each change of the page: a seventh
 * of the time of all screen tests. Where a page has a style sheet, and for other properties, jsdom answers.
 */
exports.computeStylesQuickly = (window) => {
  const { document } = window;
  const cascade = window.getComputedStyle;
  const quickValue = (element, name) =>
    Object.hasOwn(quick, name) ? quick[name](element, cascade) : undefined;
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return cascade(element, pseudo);
    const getPropertyValue = (name) =>
      quickValue(element, name) ?? cascade(element).getPropertyValue(name);
    return new Proxy(
      {},
      {
        get(_, name) {
          if (name === 'getPropertyValue') return getPropertyValue;
          const value = quickValue(element, name);
          if (value !== undefined) return value;
          const style = cascade(element);
          return typeof style[name] === 'function' ? style[name].bind(style) : style[name];
        },
      },
    );
  };
};
