import { configure } from '@testing-library/react';

// Long enough that only a hanging test times out, even on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
