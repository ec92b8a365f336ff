// Of scripts/jest/quick-styles.cjs, which answers until the page has a style sheet; then jsdom does.
const page = `
  <section style="visibility: hidden; pointer-events: none">
    <p>hidden with its section <b style="visibility: visible">but this</b></p>
    <i style="visibility: unset; display: unset">unset</i>
  </section>
  <p hidden>hidden</p> <p hidden style="display: flex">shown all the same</p>
  <div style="display: none"><span>inside</span></div>
  <span style="opacity: 0">clear</span>
  <dialog>closed</dialog> <dialog open>open</dialog>
  <details><summary>more</summary><p>text</p></details>
  <form><input type="hidden"><input type="text"><select><option>one</option></select></form>
  <table><tbody><tr><td>cell</td></tr></tbody></table>
  <ruby>word<rp>(</rp><rt>said</rt><rp>)</rp></ruby>
  <rt>alone</rt>
  <ul><li>item</li></ul> <template></template> <svg><title>name</title></svg>`;

const stylesOf = (element: Element) => {
  const style = getComputedStyle(element);
  const { display, visibility, pointerEvents, opacity, color } = style;
  const named = ['display', 'visibility', 'pointer-events', 'opacity', 'color', 'margin-left'];
  return [
    element.localName,
    ...[display, visibility, pointerEvents, opacity, color],
    ...named.map((name) => style.getPropertyValue(name)),
  ];
};

it('elements have the styles that jsdom computes', () => {
  document.body.innerHTML = page;
  const all = [...document.querySelectorAll('*')];
  const quick = all.map(stylesOf);
  document.body.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(quick).toEqual(all.map(stylesOf));
  expect(new Set(quick.map(([, display]) => display)).size).toBeGreaterThan(5);
});
