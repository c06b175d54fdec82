import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DisplayProvider, Rating } from '../../../src/index.js';

afterEach(cleanup);

describe('Rating', () => {
  it.each([
    ['en-GB', '4.3', 'Rated 4.3 out of 5'],
    ['de', '4,3', 'Rated 4,3 out of 5'],
    ['hi-u-nu-deva', '४.३', 'Rated ४.३ out of ५'],
  ])('writes its number as %s does, and has a name', (locale, text, name) => {
    const { container } = render(
      <DisplayProvider locale={locale}>
        <Rating merchant={{ rating: 4.3 }} />
      </DisplayProvider>,
    );
    expect(container).toHaveTextContent(text);
    expect(screen.getByRole('img')).toHaveAccessibleName(name);
  });

  it('takes its name from the host app’s messages', () => {
    const { container } = render(<Rating merchant={{ rating: 4 }} aria-label="Vier von fünf" />);
    expect(container.firstElementChild).toHaveAccessibleName('Vier von fünf');
  });

  it.each([
    [5, '5.0', ['_mry-stars5', '_mry-stars00']],
    [4, '4.0', ['_mry-stars4', '_mry-stars00']],
    [4.25, '4.3', ['_mry-stars4', '_mry-stars03']],
    [0.1, '0.1', ['_mry-stars0', '_mry-stars01']],
  ])('fills as much of five stars as %d is, without a style', (rating, text, classes) => {
    const { container } = render(<Rating merchant={{ rating }} />);
    expect(container).toHaveTextContent(text);
    expect(container.firstElementChild).toHaveClass(...classes);
    expect(container.querySelector('[style]')).toBeNull();
  });

  it.each([0, -1, 5.01, 100, Number.NaN, Number.POSITIVE_INFINITY, '4.3', null, {}, undefined])(
    'renders nothing for %j',
    (rating) => {
      const { container } = render(<Rating merchant={{ rating: rating as number }} />);
      expect(container).toBeEmptyDOMElement();
    },
  );
});
