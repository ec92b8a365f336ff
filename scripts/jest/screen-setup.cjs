const { configure } = require('@testing-library/dom');

// The default timeout is a second, and a busy machine may need more. Passing tests are no slower.
configure({ asyncUtilTimeout: 30_000 });
