/** The configuration of the page Testing, on a machine that may be busy. */
module.exports = { ...require('./jest.config.js'), testTimeout: 120_000 };
