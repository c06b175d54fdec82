import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, it } from 'vitest';
import { DisplayProvider } from '../../src/display/DisplayProvider.js';
import { useDisplay } from '../../src/display/useDisplay.js';

afterEach(cleanup);

function Probe(): ReactElement {
  return <p>{Object.keys(useDisplay().attributions).join()}</p>;
}

it('are none by default, come from the nearest provider that names some, and pass through others', () => {
  expect(render(<Probe />).container.textContent).toBe('');
  const { container } = render(
    <DisplayProvider attributions={{ atlas: { text: 'Data by Atlas' } }}>
      <DisplayProvider locale="de">
        <Probe />
      </DisplayProvider>
      <DisplayProvider attributions={{}}>
        <Probe />
      </DisplayProvider>
    </DisplayProvider>,
  );
  expect([...container.children].map(({ textContent }) => textContent)).toEqual(['atlas', '']);
});
