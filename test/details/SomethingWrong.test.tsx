import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MerchantDetails, type MerchantDetailsProps } from '../../src/index.js';
import { lookupOf } from '../lookupOf.js';
import { grocer, transaction } from './records.js';

afterEach(cleanup);

const show = (props: Partial<MerchantDetailsProps>) =>
  render(<MerchantDetails transaction={transaction} lookup={lookupOf([grocer])} {...props} />);

const button = () => screen.getByRole('button', { name: 'Something wrong?' });
const open = async (name: string) => {
  fireEvent.click(button());
  return screen.findByRole('group', { name });
};
const nothing = () => undefined;

describe('"Something wrong?"', () => {
  it('is not shown where the host can do nothing', () => {
    show({ slots: { report: <b>Own report</b> } });
    expect(screen.queryByRole('button', { name: 'Something wrong?' })).toBeNull();
    expect(screen.getByText('Own report')).toBeInTheDocument();
    cleanup();
    // A report needs a lookup to report on.
    show({ onReport: nothing, lookup: undefined });
    expect(screen.queryByRole('button', { name: 'Something wrong?' })).toBeNull();
  });

  it('opens the form at once where the host takes reports only', async () => {
    const onReport = vi.fn();
    show({ onReport });
    const group = await open('Improve name, location, logo or category');
    await waitFor(() => expect(group).toHaveFocus());
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(button().getAttribute('aria-controls')).toBe(group.id);
    fireEvent.click(screen.getByRole('radio', { name: 'Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onReport.mock.calls[0]?.[0]).toMatchObject({ transactionId: 'row-1', reason: 'name' });
  });

  it('is about the record that the reader has chosen', async () => {
    const onReport = vi.fn();
    const books = { name: 'Beta Books', address: '2 Station Road, York' };
    show({ onReport, lookup: lookupOf([grocer, books]), candidate: 1 });
    const group = await open('Improve name, location, logo or category');
    expect(group).toHaveTextContent('Beta Books');
    expect(group).not.toHaveTextContent(String(grocer.name));
    fireEvent.click(screen.getByRole('radio', { name: 'Name' }));
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(onReport.mock.calls[0]?.[0]).toMatchObject({ candidate: 1, reason: 'name' });
  });

  it('shows three ways where the host takes disputes, too', async () => {
    const onDispute = vi.fn();
    show({ onReport: nothing, onDispute });
    await open('Something wrong?');
    expect(screen.getAllByRole('listitem').map((way) => way.textContent)).toEqual([
      'I know this nowNothing will change.',
      'Something shown here is wrongCorrect the name, location, logo or category.',
      'I did not make this paymentTell the bank about it.',
    ]);
    fireEvent.click(screen.getByRole('button', { name: /^I did not make this payment/ }));
    expect(onDispute.mock.calls).toEqual([[transaction]]);
  });

  it('has nothing to correct of a payment that was not looked up', async () => {
    show({ onReport: nothing, onDispute: nothing, lookup: undefined });
    await open('Something wrong?');
    expect(screen.queryByRole('button', { name: /^Something shown here/ })).toBeNull();
    expect(screen.getByRole('button', { name: /^I know this now/ })).toBeInTheDocument();
  });

  it('closes when the payment is recognised, and takes the focus back', async () => {
    show({ onReport: nothing, onDispute: nothing });
    await open('Something wrong?');
    fireEvent.click(screen.getByRole('button', { name: /^I know this now/ }));
    expect(screen.queryByRole('group', { name: 'Something wrong?' })).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('is left step by step with Escape, which whatever is around does not see', async () => {
    const onKeyDown = vi.fn();
    show({ onReport: nothing, onDispute: nothing, onKeyDown });
    await open('Something wrong?');
    fireEvent.click(screen.getByRole('button', { name: /^Something shown here/ }));
    const form = screen.getByRole('group', { name: 'Improve name, location, logo or category' });
    expect(form).toHaveFocus();
    // Escape cancels the composition of a character first.
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
    fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', keyCode: 229 });
    expect(form).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('radio', { name: 'Name' }), { key: 'Escape' });
    const ways = screen.getByRole('group', { name: 'Something wrong?' });
    expect(ways).toHaveFocus();
    fireEvent.keyDown(ways, { key: 'Escape' });
    expect(button()).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalled();
    fireEvent.keyDown(button(), { key: 'Escape' });
    expect(onKeyDown).toHaveBeenCalledTimes(1);
  });

  it('is closed again for another transaction', async () => {
    const { rerender } = show({ onReport: nothing });
    await open('Improve name, location, logo or category');
    const other = { ...transaction, id: 'row-2' };
    rerender(
      <MerchantDetails transaction={other} lookup={lookupOf([grocer])} onReport={nothing} />,
    );
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });
});
