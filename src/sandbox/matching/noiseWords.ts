import { foldText } from './foldText.js';

const fold = (words: string) => new Set(words.split(' ').map(foldText));

/** Words that say how a payment was made, not to whom. Folded. */
export const paymentWords: ReadonlySet<string> = fold(
  'POS DD SO BGC CARD PAYMENT PURCHASE CONTACTLESS DEBIT CREDIT DIRECT REF REFERENCE TXN ' +
    'TERMINAL AUTH ONLINE STORE SHOP NO NR FILIALE KARTENZAHLUNG LASTSCHRIFT CARTE PAIEMENT ' +
    'CB PAGO TARJETA BETALING KORTKÖP HTTPS',
);

/** Words ignored when names are compared: conjunctions and legal forms. Folded. */
export const lightWords: ReadonlySet<string> = fold(
  'THE AND UND ET Y DER DIE DAS LE LA LES DE DU DES EL AM ZUM ZUR AN LTD LIMITED PLC GMBH AG SA SL SRL BV AB INC LLC CO',
);
