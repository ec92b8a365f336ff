/** A server-rendered page with the script in its head. */
async function openPage(html: string) {
  document.body.innerHTML = `<div id="root" data-screen="desktop">${html}</div>`;
  // A classic script, not a module: it runs again on each page.
  jest.isolateModules(() => jest.requireActual('./early-input'));
}
const element = <Kind extends HTMLElement>(selector: string) =>
  document.querySelector(selector) as Kind;
/** React listens at the root once it has started. */
function listen() {
  const seen: string[] = [];
  for (const type of ['click', 'input', 'change', 'submit']) {
    element('#root').addEventListener(type, (event) => {
      const field = event.target as HTMLInputElement;
      seen.push(`${type} ${field.id} ${field.type === 'checkbox' ? field.checked : field.value}`);
      if (type === 'submit') event.preventDefault();
    });
  }
  return seen;
}
const replay = () => {
  window.replayEarlyInput?.fields();
  window.replayEarlyInput?.presses();
};
afterEach(replay);

describe('early input', () => {
  it('is kept from a page that is coming alive, and done once it is: fields first, then the last press', async () => {
    await openPage(`<input id="name" value=""><input id="tick" type="checkbox">
      <button id="first" type="button">One</button><button id="last" type="button">Two</button>`);
    const seen = listen();
    element('#first').click();
    element('#last').click();
    element<HTMLInputElement>('#name').value = 'Rosa';
    element('#name').dispatchEvent(new Event('input', { bubbles: true }));
    element('#tick').click();
    expect(seen).toEqual([]);
    expect(element('#first').getAttribute('aria-busy')).toBeNull();
    expect(element('#last').getAttribute('aria-busy')).toBe('true');
    // React hydrated the field with its own value.
    element<HTMLInputElement>('#name').value = '';

    replay();
    expect(seen.filter((line) => line.startsWith('click'))).toEqual([
      'click tick true',
      'click last ',
    ]);
    expect(seen.slice(0, 2)).toEqual(['input name Rosa', 'change name Rosa']);
    expect(element('#last').getAttribute('aria-busy')).toBeNull();
    element('#first').click();
    expect(seen.at(-1)).toBe('click first ');
  });

  it('restores a text that React has emptied meanwhile', async () => {
    await openPage('<input id="search"><button id="more" type="button">More</button>');
    const seen = listen();
    const type = (letter: string) => {
      const field = element<HTMLInputElement>('#search');
      field.dispatchEvent(new Event('beforeinput', { bubbles: true }));
      field.value += letter;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    type('b');
    element<HTMLInputElement>('#search').value = '';
    type('a');
    element<HTMLInputElement>('#search').value = '';
    element('#more').click();
    window.replayEarlyInput?.fields();
    expect(seen).toEqual(['input search ba', 'change search ba']);
    type('k');
    expect(seen.at(-1)).toBe('input search bak');
    window.replayEarlyInput?.presses();
    expect(seen.at(-1)).toBe('click more ');
  });

  it('does not send a form that needs scripts, but keeps the sending', async () => {
    await openPage('<form id="sign-in"><input name="password"><button id="go">Go</button></form>');
    const seen = listen();
    element('#go').click();
    element<HTMLFormElement>('#sign-in').requestSubmit();
    expect(seen).toEqual([]);
    replay();
    expect(seen.filter((line) => line.startsWith('submit'))).toHaveLength(1);
  });

  it('leaves links, search forms and what is outside the page to the browser', async () => {
    await openPage(
      '<a id="link" href="#x">x</a><form role="search"><button id="find">Find</button></form>',
    );
    document.body.insertAdjacentHTML(
      'beforeend',
      '<button id="outside" type="button">Out</button>',
    );
    const seen = listen();
    const outside = jest.fn();
    element('#outside').addEventListener('click', outside);
    element('#link').click();
    element('#find').click();
    element('#outside').click();
    expect(seen.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'click link',
      'click find',
      'submit ',
    ]);
    expect(outside).toHaveBeenCalledTimes(1);
  });
});
