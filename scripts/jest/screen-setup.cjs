const { configure, getConfig } = require('@testing-library/dom');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');

// The default timeout is a second, and a busy machine may need more. Passing tests are no slower.
configure({ asyncUtilTimeout: 30_000 });

// The error of an element that is not found prints the whole page. While a test waits for an element, it is looked for
// after each change of the page, and only the last error is read: these print the page when they are read.
const { getElementError } = getConfig();

function errorPrintedWhenRead(message, container) {
  const get = () => getElementError(message, container).message;
  const error = Object.defineProperty(new Error(), 'message', { configurable: true, get });
  return Object.assign(error, { name: 'TestingLibraryElementError' });
}

configure({
  getElementError: (message, container) =>
    getConfig()._disableExpensiveErrorDiagnostics
      ? errorPrintedWhenRead(message, container)
      : getElementError(message, container),
});

// React's development build records the call stack of each element it creates, for its warnings, up to ten thousand a
// second: a sixth of the time of all screen tests. With that many counted, it records none.
if (react) {
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}
