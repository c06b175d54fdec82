import Button from '@mui/material/Button';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';
import 'merchantry/styles.css';

const theme = createTheme({
  colorSchemes: { light: true, dark: true },
  cssVariables: { colorSchemeSelector: 'data-mry-color-scheme' },
});

function Switch() {
  const { setMode } = useColorScheme();
  return (
    <>
      <Button onClick={() => setMode('light')}>Light</Button>
      <Button onClick={() => setMode('dark')}>Dark</Button>
    </>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <main>
      <h1>Account</h1>
      <Switch />
      <Account />
    </main>
  </ThemeProvider>,
);
