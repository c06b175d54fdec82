import styles from 'merchantry/styles.css?inline';
import { createRoot } from 'react-dom/client';
import { Account } from './Account.js';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

class BankAccount extends HTMLElement {
  #root = createRoot(this.attachShadow({ mode: 'open' }));

  connectedCallback() {
    if (this.shadowRoot) this.shadowRoot.adoptedStyleSheets = [sheet];
    this.#root.render(
      <main data-mry-theme="default">
        <h1>Account</h1>
        <Account />
      </main>,
    );
  }

  disconnectedCallback() {
    this.#root.render(null);
  }
}

customElements.define('bank-account', BankAccount);
document.getElementById('root')?.append(document.createElement('bank-account'));
