import type { Config } from '@react-router/dev/config';

export default { ssr: true, buildDirectory: `build-${process.env.NODE_ENV}` } satisfies Config;
