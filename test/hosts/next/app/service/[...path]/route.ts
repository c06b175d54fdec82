import { createSandbox } from 'merchantry/sandbox';

const serve = createSandbox({ apiKey: 'any' });

export { serve as GET, serve as POST };
