// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MerchantSheet } from '../../src/index.js';
import { transaction } from '../details/records.js';

it('a sheet is closed and empty on a server, without a style attribute', () => {
  const sheet = <MerchantSheet transaction={transaction} onClose={() => undefined} panel="all" />;
  expect(renderToString(sheet)).toBe('<dialog tabindex="-1" class="mry-MerchantSheet"></dialog>');
});
