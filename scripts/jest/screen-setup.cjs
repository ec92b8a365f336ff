const { configure } = require('@testing-library/dom');

// The library gives up after a second: a busy machine may need many. What passes is no slower for it.
configure({ asyncUtilTimeout: 30_000 });
