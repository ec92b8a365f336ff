const { configure } = require('@testing-library/dom');
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: react } = require('react');

// The default timeout is a second, and a busy machine may need more. Passing tests are no slower.
configure({ asyncUtilTimeout: 30_000 });

// React's development build records the call stack of each element it creates, for its warnings, up to ten thousand a
// second: a sixth of the time of all screen tests. With that many counted, it records none.
if (react) {
  Object.defineProperty(react, 'recentlyCreatedOwnerStacks', { get: () => 1e4, set: () => {} });
}
