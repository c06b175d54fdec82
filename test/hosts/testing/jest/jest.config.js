module.exports = {
  testEnvironment: 'jsdom',
  setupFiles: ['merchantry/testing/setup'],
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // A package of ES modules only: Jest leaves packages as they are unless told otherwise.
  transformIgnorePatterns: ['/node_modules/(?!merchantry/)'],
};
