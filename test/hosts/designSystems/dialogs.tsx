import MuiDialog from '@mui/material/Dialog';
import { Dialog, Theme } from '@radix-ui/themes';
import { type ReactElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import '@radix-ui/themes/styles.css';
import 'merchantry/styles.css';

/** An account whose overlays are mounted beside it, in an element of the app. */
function ContainedAccount(): ReactElement {
  const [portal, setPortal] = useState<HTMLElement | null>(null);
  return (
    <>
      {portal && <Account container={portal} />}
      <div ref={setPortal} className="portal" />
    </>
  );
}

function RadixDialog({ name, isContained }: { name: string; isContained: boolean }): ReactElement {
  return (
    <Dialog.Root>
      <Dialog.Trigger>
        <button type="button">{name}</button>
      </Dialog.Trigger>
      <Dialog.Content maxWidth="900px" aria-describedby={undefined}>
        <Dialog.Title>Account</Dialog.Title>
        {isContained ? <ContainedAccount /> : <Account />}
      </Dialog.Content>
    </Dialog.Root>
  );
}

function MaterialDialog({
  name,
  isContained,
}: {
  name: string;
  isContained: boolean;
}): ReactElement {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {name}
      </button>
      <MuiDialog
        open={isOpen}
        fullWidth
        maxWidth="md"
        onClose={() => setOpen(false)}
        slotProps={{ paper: { 'aria-label': 'Account' } }}
      >
        {isContained ? <ContainedAccount /> : <Account />}
      </MuiDialog>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Theme>
    <main>
      <h1>Account</h1>
      {[false, true].map((isContained) => {
        const ending = isContained ? ' with a container' : '';
        return (
          <p key={ending}>
            <RadixDialog name={`Radix dialog${ending}`} isContained={isContained} />
            <MaterialDialog name={`MUI dialog${ending}`} isContained={isContained} />
          </p>
        );
      })}
    </main>
  </Theme>,
);
