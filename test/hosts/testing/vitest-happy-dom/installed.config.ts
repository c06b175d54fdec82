import { mergeConfig } from 'vitest/config';
import { busy } from '../busy/busy';
import config from './vitest.config';

export default mergeConfig(config, busy);
