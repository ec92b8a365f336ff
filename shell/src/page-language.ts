// Must be imported before every module with texts.

/** The translations of the shell, embedded in pages in other languages than English. */
const texts = document.getElementById('commons-texts')?.textContent;
if (texts) {
  const page = globalThis as { commonsTexts?: Record<string, unknown> };
  page.commonsTexts = { ...page.commonsTexts, shell: JSON.parse(texts) };
}

/** The choice is stored in a cookie by now: a shared address leaves other readers their language. */
const address = new URL(location.href);
if (address.searchParams.has('lang')) {
  document.documentElement.dataset.languageChosen = '';
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
