import { configure } from '@testing-library/react';

// By default queries give up after a second.
configure({ asyncUtilTimeout: 60_000 });
