import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DisplayProvider,
  type MerchantLookup,
  type MerchantReport,
  ReportMerchant,
  type ReportMerchantProps,
} from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';

afterEach(cleanup);

const transaction = { id: 'row-7', merchant_name: 'PYZ*NORTHSIDE_COFF 2041 LONDON GB' };

const unanswered = lookupOf(undefined, { status: 'pending', lookupId: 'row-7' });

const merchant = {
  name: 'Northside Coffee',
  category: 'Eating out',
  street_number: '41',
  route: 'Lanthorn Street',
  postal_code: 'EC1A 1AA',
  locality: 'London',
  country: 'GB',
};

const lookup: MerchantLookup = {
  ...unanswered,
  status: 'matched',
  merchant,
  merchants: [merchant],
  lookupId: 'row-3',
  receipt: { 'x-request-id': 'r-19' },
};

function form(props: Partial<ReportMerchantProps>) {
  return (
    <ReportMerchant
      transaction={transaction}
      lookup={lookup}
      onReport={() => undefined}
      {...props}
    />
  );
}

const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('form').dataset.status;
const choose = (name: string) => fireEvent.click(radio(name));
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const submit = () => fireEvent.submit(screen.getByRole('form'));

/** A host whose promises the test settles by hand, by the number of the call. */
function host() {
  const settlers: Record<'resolve' | 'reject', () => void>[] = [];
  const onReport = vi.fn(
    (_report: MerchantReport) =>
      new Promise<void>((resolve, reject) => {
        settlers.push({ resolve, reject });
      }),
  );
  const settle = (call: number, how: 'resolve' | 'reject') =>
    act(async () => settlers[call]?.[how]());
  return { onReport, settle };
}

describe('ReportMerchant', () => {
  it('offers four reasons in a named group, none chosen, beside what is shown now', () => {
    render(form({}));
    expect(screen.getByRole('group', { name: 'What is wrong?' })).toBeVisible();
    expect(
      screen
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ value, checked }) => `${value} ${checked}`),
    ).toEqual(['name false', 'location false', 'logo false', 'category false']);
    expect(radio('Name')).toHaveAccessibleDescription('Northside Coffee');
    expect(radio('Location')).toHaveAccessibleDescription('41 Lanthorn Street, London EC1A 1AA');
    expect(radio('Category')).toHaveAccessibleDescription('Eating out');
    expect(radio('Logo')).not.toHaveAttribute('aria-describedby');
    expect(screen.getByLabelText('What should it be?')).toBe(field());
  });

  it.each([
    ['unmatched', 'Not identified'],
    ['failed', ''],
    ['pending', ''],
    ['idle', ''],
  ] as const)('shows the statement text while the lookup is %s, and "%s"', (status, text) => {
    render(form({ lookup: lookupOf(undefined, { status }) }));
    expect(radio('Name')).toHaveAccessibleDescription(transaction.merchant_name);
    expect(radio('Location')).toHaveAccessibleDescription(text);
    expect(radio('Category')).toHaveAccessibleDescription(text && 'Payment');
  });

  it('shows no place for an online purchase', () => {
    render(form({ transaction: { ...transaction, online: true } }));
    expect(radio('Location')).toHaveAccessibleDescription('Online');
  });

  it('keeps two forms on one page apart', () => {
    render(
      <>
        {form({ 'aria-label': 'first' })}
        {form({ 'aria-label': 'second', transaction: { ...transaction, id: 'row-8' } })}
      </>,
    );
    for (const input of screen.getAllByRole('radio', { name: 'Logo' })) fireEvent.click(input);
    expect(screen.getAllByRole('radio', { name: 'Logo', checked: true })).toHaveLength(2);
  });

  it('passes props, ref and class to its form, and respects a prevented submit', () => {
    const ref = createRef<HTMLFormElement>();
    const onReport = vi.fn();
    render(
      <ReportMerchant
        ref={ref}
        id="host"
        className="host-class"
        aria-label="Correct this"
        transaction={transaction}
        lookup={lookup}
        onReport={onReport}
        onSubmit={(event) => event.preventDefault()}
      />,
    );
    const root = screen.getByRole('form', { name: 'Correct this' });
    expect(ref.current).toBe(root);
    expect(root.id).toBe('host');
    expect(root.className).toBe('mry-ReportMerchant host-class');
    choose('Name');
    submit();
    expect(onReport).not.toHaveBeenCalled();
  });

  it('is rendered by a server without a style attribute', () => {
    const html = renderToString(form({}));
    expect(html).toMatch(/^<form /);
    expect(html).not.toContain('style=');
  });

  it('says that a reason is missing until one is chosen', () => {
    const onReport = vi.fn();
    render(form({ onReport }));
    type('Northside Roasters');
    submit();
    expect(onReport).not.toHaveBeenCalled();
    expect(radio('Name')).toHaveFocus();
    expect(radio('Name')).toHaveAccessibleDescription('Choose what is wrong. Northside Coffee');
    choose('Name');
    expect(screen.queryByText('Choose what is wrong.')).toBeNull();
    submit();
    expect(onReport).toHaveBeenCalledOnce();
  });

  it('announces it anew where the focus cannot move, as after Enter on the first reason', () => {
    render(form({}));
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(radio('Name')).toHaveFocus();
    submit();
    const first = screen.getByRole('alert');
    expect(first).toHaveTextContent('Choose what is wrong.');
    submit();
    expect(screen.getByRole('alert')).not.toBe(first);
    button('Send').focus();
    submit();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(radio('Name')).toHaveAccessibleDescription(/^Choose what is wrong/);
  });
});

describe('the report', () => {
  it('contains the ids of the row and the lookup, and the receipt', () => {
    const onReport = vi.fn();
    render(form({ onReport }));
    choose('Location');
    type('  41 Market Row\nLondon  ');
    submit();
    expect(onReport.mock.calls).toEqual([
      [
        {
          transactionId: 'row-7',
          lookupId: 'row-3',
          reason: 'location',
          suggestion: '41 Market Row\nLondon',
          receipt: { 'x-request-id': 'r-19' },
        },
      ],
    ]);
  });

  it('can have a reason without a suggestion', () => {
    const onReport = vi.fn();
    render(form({ onReport, lookup: unanswered }));
    choose('Logo');
    submit();
    expect(onReport).toHaveBeenCalledExactlyOnceWith({
      transactionId: 'row-7',
      lookupId: 'row-7',
      reason: 'logo',
      suggestion: '',
      receipt: undefined,
    });
  });

  it('has card numbers and IBANs masked, while the field keeps what was typed', async () => {
    const { onReport, settle } = host();
    render(form({ onReport }));
    choose('Name');
    const typed = 'Paid with 4111 1111 1111 1111 from GB82 WEST 1234 5698 7654 32, shop 2041';
    type(typed);
    submit();
    expect(onReport).toHaveBeenCalledWith(
      expect.objectContaining({
        suggestion: 'Paid with **** **** **** **** from **** **** **** **** **** **, shop 2041',
      }),
    );
    await settle(0, 'reject');
    expect(field()).toHaveValue(typed);
  });
});

describe('the length of a suggestion', () => {
  it('is counted in code points', () => {
    render(form({ maxLength: 10 }));
    expect(screen.getByText('10 characters left')).toBeVisible();
    type('🥐🥐🥐');
    expect(screen.getByText('7 characters left')).toBeVisible();
    type('🥐'.repeat(9));
    expect(screen.getByText('1 character left')).toBeVisible();
    expect(field()).not.toHaveAttribute('aria-invalid');
  });

  it('may be too long: the text is then neither cut nor sent', () => {
    const onReport = vi.fn();
    render(form({ onReport, maxLength: 10 }));
    choose('Name');
    type('Northside Coffee');
    expect(field()).toHaveValue('Northside Coffee');
    expect(screen.getByText('6 characters too many')).toHaveAttribute('data-over', 'true');
    submit();
    expect(onReport).not.toHaveBeenCalled();
    expect(field()).toHaveFocus();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription(/6 characters too many$/);
    type('Northside!');
    submit();
    expect(onReport).toHaveBeenCalledOnce();
  });

  it.each([undefined, 0, -5, 2.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is limited to 500 for a `maxLength` of %s',
    (maxLength) => {
      render(form({ maxLength }));
      expect(screen.getByText('500 characters left')).toBeVisible();
    },
  );

  it('is written in the number format of the locale', () => {
    render(<DisplayProvider locale="de">{form({ maxLength: 1500 })}</DisplayProvider>);
    expect(screen.getByText('1.500 characters left')).toBeVisible();
  });

  it('is announced only near the limit, after a pause in the typing', () => {
    vi.useFakeTimers();
    try {
      const { container } = render(form({ maxLength: 50 }));
      const heard = container.querySelector('[aria-live="polite"]');
      const rest = () => act(() => vi.runAllTimers());
      type('x'.repeat(44));
      rest();
      expect(heard).toBeEmptyDOMElement();
      type('x'.repeat(45));
      type('x'.repeat(46));
      expect(heard).toBeEmptyDOMElement();
      rest();
      expect(heard).toHaveTextContent('4 characters left');
      type('x'.repeat(51));
      rest();
      expect(heard).toHaveTextContent('1 character too many');
      type('x');
      expect(heard).toBeEmptyDOMElement();
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('while a report is being sent', () => {
  it('waits and sends nothing twice', () => {
    const { onReport } = host();
    render(form({ onReport }));
    choose('Name');
    act(() => {
      const root = screen.getByRole<HTMLFormElement>('form');
      root.requestSubmit();
      root.requestSubmit();
    });
    submit();
    expect(onReport).toHaveBeenCalledOnce();
    expect(status()).toBe('sending');
    expect(button('Sending…')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Sending…')).not.toBeDisabled();
    expect(screen.getByRole('status')).toHaveTextContent('Sending…');
  });

  it('keeps the reason and the text unchanged', () => {
    const { onReport } = host();
    render(form({ onReport }));
    choose('Name');
    submit();
    expect(field()).toHaveAttribute('readonly');
    choose('Logo');
    expect(radio('Name')).toBeChecked();
  });

  it.each(['resolve', 'reject'] as const)(
    'lets the reader go back to editing, and then ignores a late %s',
    async (how) => {
      const { onReport, settle } = host();
      render(form({ onReport }));
      choose('Name');
      type('Northside Roasters');
      submit();
      fireEvent.click(button('Keep editing'));
      expect(status()).toBe('editing');
      expect(field()).toHaveFocus();
      expect(field()).toHaveValue('Northside Roasters');
      await settle(0, how);
      expect(status()).toBe('editing');
      type('Northside Roasters, London');
      submit();
      expect(onReport).toHaveBeenCalledTimes(2);
      await settle(1, 'resolve');
      expect(status()).toBe('sent');
    },
  );

  it('can be unmounted', async () => {
    const { onReport, settle } = host();
    const { unmount } = render(form({ onReport }));
    choose('Name');
    submit();
    unmount();
    await settle(0, 'reject');
    expect(document.body).toHaveTextContent('');
  });
});

describe('after a failure', () => {
  it.each<[string, () => void | Promise<void>]>([
    [
      'a thrown error',
      () => {
        throw new Error('offline');
      },
    ],
    ['a rejection', () => Promise.reject(new Error('offline'))],
    ['a rejection without a reason', () => Promise.reject()],
  ])('keeps everything and offers to send again after %s', async (_, fail) => {
    const onReport = vi.fn(fail);
    render(form({ onReport }));
    choose('Category');
    type('A roastery');
    await act(async () => submit());
    expect(status()).toBe('failed');
    expect(screen.getByRole('alert')).toHaveTextContent('This was not sent.');
    expect(radio('Category')).toBeChecked();
    expect(field()).toHaveValue('A roastery');
    expect(field()).not.toHaveAttribute('readonly');
    onReport.mockImplementation(() => undefined);
    fireEvent.click(button('Send again'));
    expect(onReport.mock.calls[1]).toEqual(onReport.mock.calls[0]);
    expect(status()).toBe('sent');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves the focus from the button that disappears, and from nowhere else', async () => {
    const { onReport, settle } = host();
    render(form({ onReport }));
    choose('Name');
    submit();
    button('Keep editing').focus();
    await settle(0, 'reject');
    expect(button('Send again')).toHaveFocus();
    submit();
    field().focus();
    await settle(1, 'reject');
    expect(field()).toHaveFocus();
  });

  it('announces each failure anew', () => {
    render(
      form({
        onReport: () => {
          throw new Error('offline');
        },
      }),
    );
    choose('Name');
    submit();
    const first = screen.getByRole('alert');
    submit();
    expect(screen.getByRole('alert')).not.toBe(first);
  });
});

describe('after sending', () => {
  it('shows the thanks at once when the host returns nothing, and focuses them', () => {
    render(<StrictMode>{form({})}</StrictMode>);
    choose('Name');
    button('Send').focus();
    submit();
    expect(status()).toBe('sent');
    expect(screen.getByRole('status')).toHaveTextContent('Thank you');
    expect(screen.getByRole('status')).toHaveFocus();
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('shows the thanks in the status element that was there before', async () => {
    const { onReport, settle } = host();
    render(form({ onReport }));
    const before = screen.getByRole('status');
    choose('Name');
    submit();
    await settle(0, 'resolve');
    expect(screen.getByRole('status')).toBe(before);
    expect(before).toHaveTextContent('Your correction was sent.');
  });

  it('does not take the focus from a reader who has moved on', async () => {
    const { onReport, settle } = host();
    render(
      <>
        {form({ onReport })}
        <input aria-label="Search" />
      </>,
    );
    choose('Name');
    submit();
    screen.getByLabelText('Search').focus();
    await settle(0, 'resolve');
    expect(status()).toBe('sent');
    expect(screen.getByLabelText('Search')).toHaveFocus();
  });

  it('does not take it out of its shadow tree either', async () => {
    const { onReport, settle } = host();
    const outside = document.createElement('button');
    const tree = document.createElement('div');
    document.body.append(outside, tree);
    const container = document.createElement('div');
    tree.attachShadow({ mode: 'open' }).append(container);
    const { unmount } = render(form({ onReport }), { container });
    fireEvent.click(within(container).getByRole('radio', { name: 'Name' }));
    fireEvent.submit(within(container).getByRole('form'));
    outside.focus();
    await settle(0, 'resolve');
    expect(within(container).getByRole('status')).toHaveTextContent('Thank you');
    expect(outside).toHaveFocus();
    unmount();
    outside.remove();
    tree.remove();
  });

  it('sends nothing more until the reader starts another report', () => {
    const onReport = vi.fn();
    render(form({ onReport }));
    choose('Name');
    type('Northside Roasters');
    submit();
    submit();
    expect(onReport).toHaveBeenCalledOnce();
    fireEvent.click(button('Something else is wrong'));
    expect(status()).toBe('editing');
    expect(radio('Name')).toHaveFocus();
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field()).toHaveValue('');
    expect(screen.queryByText('Choose what is wrong.')).toBeNull();
    choose('Logo');
    submit();
    expect(onReport).toHaveBeenCalledTimes(2);
  });
});

describe('when the data changes', () => {
  it('loses nothing when the record arrives, and reports the newest lookup', () => {
    const onReport = vi.fn();
    const { rerender } = render(form({ onReport, lookup: unanswered }));
    choose('Location');
    type('Market Row');
    field().focus();
    const before = field();
    rerender(form({ onReport }));
    expect(field()).toBe(before);
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('Market Row');
    expect(radio('Location')).toBeChecked();
    expect(radio('Name')).toHaveAccessibleDescription('Northside Coffee');
    submit();
    expect(onReport).toHaveBeenCalledWith(
      expect.objectContaining({ lookupId: 'row-3', receipt: { 'x-request-id': 'r-19' } }),
    );
  });

  it('keeps the text when the same row is passed as another object', () => {
    const { rerender } = render(form({}));
    type('Market Row');
    rerender(form({ transaction: { ...transaction } }));
    expect(field()).toHaveValue('Market Row');
  });

  it('keeps what was typed when the row is replaced by its booking', () => {
    const onReport = vi.fn();
    const { rerender } = render(form({ onReport }));
    choose('Name');
    fireEvent.change(field(), { target: { value: 'Northside' } });
    rerender(form({ onReport, transaction: { ...transaction, id: 'booked', replaces: 'row-7' } }));
    fireEvent.submit(screen.getByRole('form'));
    expect(onReport.mock.calls[0]?.[0]).toMatchObject({
      transactionId: 'booked',
      suggestion: 'Northside',
    });
  });

  it('resets for another row and ignores the result of the first', async () => {
    const { onReport, settle } = host();
    const { rerender } = render(form({ onReport }));
    choose('Name');
    type('Northside Roasters');
    submit();
    rerender(form({ onReport, transaction: { ...transaction, id: 'row-8' } }));
    expect(status()).toBe('editing');
    expect(screen.queryByRole('radio', { checked: true })).toBeNull();
    expect(field()).toHaveValue('');
    await settle(0, 'resolve');
    expect(status()).toBe('editing');
  });
});
