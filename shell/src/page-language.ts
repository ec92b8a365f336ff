// Comes before every module that has texts.

/** The translations of the shell, which its page brings in other languages than English. */
const texts = document.getElementById('commons-texts')?.textContent;
if (texts) {
  const page = globalThis as { commonsTexts?: Record<string, unknown> };
  page.commonsTexts = { ...page.commonsTexts, shell: JSON.parse(texts) };
}

/** The choice is kept in a cookie by now: an address that is passed on leaves the reader theirs. */
const address = new URL(location.href);
if (address.searchParams.has('lang')) {
  document.documentElement.dataset.languageChosen = '';
  address.searchParams.delete('lang');
  history.replaceState(history.state, '', address);
}
