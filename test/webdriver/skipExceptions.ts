import { beforeEach } from 'vitest';
import { server } from 'vitest/browser';
import { exceptions } from './exceptions.js';

beforeEach(({ task, skip }) => {
  const exception = exceptions.find(
    ({ browsers, file, title }) =>
      browsers.some((name) => name === server.config.browser.name) &&
      /\.(browser|sweep)\.test\./.test(task.file.name) &&
      task.file.name.startsWith(`${file}.`) &&
      (title?.test(task.fullTestName) ?? true),
  );
  if (exception) skip(exception.reason);
});
