/** What a column of a bank's export holds. */
export type ColumnKind =
  | 'date'
  | 'time'
  | 'text'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'side'
  | 'currency'
  | 'city'
  | 'country'
  | 'postcode'
  | 'mcc';

/** The columns of each kind, the most telling first. */
export type Columns = Partial<Record<ColumnKind, readonly number[]>>;

/** Headings as banks write them, in twelve languages; the first that a file has is read. */
const HEADINGS: Readonly<Record<ColumnKind, string>> = {
  date: `transaction date, date of transaction, booking date, posting date, posted date, started date, completed date, date, value date, buchungstag, buchungsdatum, umsatzdatum, datum, wertstellung, valutadatum, date operation, date de l operation, date comptable, date de valeur, date valeur, fecha operacion, fecha de operacion, fecha, fecha valor, data operazione, data contabile, data valuta, data do movimento, data mov, data lancamento, data valor, data transakcji, data operacji, data ksiegowania, data, transactiedatum, boekdatum, boekingsdatum, transaktionsdag, transaktionsdatum, bokforingsdag, bokforingsdatum, 取引日, 利用日, 日付, تاريخ العملية, التاريخ, תאריך עסקה, תאריך`,
  time: 'time, transaction time, uhrzeit, zeit, heure, hora, ora, tijd, tid, godzina, 時刻, الوقت, שעה',
  text: `merchant name, merchant, payee, counterparty, counter party, name, description, transaction description, narrative, transaction, details, particulars, memo, reference, beguenstigter zahlungspflichtiger, zahlungsempfanger, empfanger, auftraggeber empfanger, name zahlungsbeteiligter, verwendungszweck, buchungstext, beschreibung, libelle, libelle operation, intitule, concepto, comercio, descripcion, movimiento, esercente, descrizione, descrizione operazione, causale, descricao, comerciante, historico, naam tegenpartij, naam omschrijving, omschrijving, mededelingen, beskrivning, text, rubrik, nadawca odbiorca, odbiorca, opis, opis operacji, tytul, 摘要, 内容, 利用店名, お店, الوصف, البيان, التاجر, שם בית העסק, בית עסק, תיאור`,
  amount: `amount, transaction amount, amount local currency, value, sum, betrag, umsatz, montant, importe, importo, bedrag, belopp, kwota, kwota operacji, valor, montante, 金額, 利用金額, المبلغ, סכום, סכום חיוב`,
  debit: `debit, debits, debit amount, paid out, money out, withdrawal, withdrawals, spent, out, soll, belastung, debe, cargo, cargos, uscite, addebito, addebiti, dare, saida, saidas, debito, af, uit, uttag, ut, obciazenia, obciazenie, 出金, お引出し, お支払金額, مدين, חובה`,
  credit: `credit, credits, credit amount, paid in, money in, deposit, deposits, received, in, haben, gutschrift, haber, abono, abonos, entrate, accredito, accrediti, avere, entrada, entradas, credito, bij, insattning, inn, uznania, uznanie, 入金, お預入れ, دائن, זכות`,
  side: `debit credit, credit debit, credit debit indicator, dr cr, cr dr, dc, d c, af bij, soll haben, s h, sens, segno, 入出金`,
  currency: `currency, currency code, transaction currency, wahrung, devise, moneda, divisa, moeda, valuta, munt, waluta, 通貨, العملة, מטבע`,
  city: 'city, town, merchant city, ort, stadt, ville, ciudad, citta, cidade, plaats, stad, miasto, 都市, المدينة, עיר',
  country:
    'country, country code, merchant country, land, pays, pais, paese, kraj, 国, الدولة, מדינה',
  postcode: 'postcode, postal code, zip, zip code, plz, code postal',
  mcc: 'mcc, merchant category code, category code',
};

/** Of two kinds with the same heading, the earlier: Italian "valuta" is no date by then. */
const KINDS = Object.keys(HEADINGS) as ColumnKind[];

const RANKS: Readonly<Record<ColumnKind, ReadonlyMap<string, number>>> = Object.fromEntries(
  KINDS.map((kind) => [
    kind,
    new Map(HEADINGS[kind].split(', ').map((name, rank) => [name, rank])),
  ]),
) as Record<ColumnKind, Map<string, number>>;

/** The currency in a heading such as "Amount (GBP)". */
export const currencyOfHeading = (heading: string): string | undefined =>
  /(?:\(|\s)([A-Z]{3})\)?$/.exec(heading.trim())?.[1];

function fold(heading: string): string {
  return heading
    .replace(/\(.*?\)/g, ' ')
    .replace(/\s[A-Z]{3}$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ł', 'l')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The columns of a heading line; undefined if the cells are not headings of transactions. */
export function readHeadings(cells: readonly string[]): Columns | undefined {
  const names = cells.map(fold);
  const columns: Columns = {};
  for (const kind of KINDS) {
    const found = names.flatMap((name, column) => {
      const rank = RANKS[kind].get(name);
      return rank === undefined ? [] : [{ column, rank }];
    });
    found.sort((a, b) => a.rank - b.rank);
    if (found.length > 0) columns[kind] = found.map(({ column }) => column);
  }
  const hasAmount = columns.amount ?? columns.debit ?? columns.credit;
  return columns.date && hasAmount ? columns : undefined;
}
