export interface SandboxCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** ISO 3166-1 alpha-3. */
  alpha3: string;
  /** English name, as `Intl.DisplayNames` gives it. */
  name: string;
  /** ISO 4217. */
  currency: string;
  /** Roughly the local price of what costs one pound in the United Kingdom. */
  priceFactor: number;
  /** ISO 639-1, the language of reviews. */
  language: string;
  /** The order of an address line. */
  address: 'number-first' | 'street-first';
  streets: readonly string[];
}

const table = `
GB | GBR | United Kingdom | GBP | 1 | en | number-first | Canal Street, Mill Lane, Station Road, Ropewalk, Weaver Street, Orchard Row, Foundry Lane, Quayside, Chapel Street, Dyer's Yard
IE | IRL | Ireland | EUR | 1.2 | en | number-first | Harbour Road, Weir Street, Lantern Lane, Gable Street, Tide Row
DE | DEU | Germany | EUR | 1.1 | de | street-first | Ahornweg, Lindenstraße, Am Mühlbach, Kastanienallee, Gerbergasse, Hafenstraße, Webergasse
AT | AUT | Austria | EUR | 1.1 | de | street-first | Rosengasse, Am Bergl, Laternengasse, Obstmarkt
CH | CHE | Switzerland | CHF | 1.4 | de | street-first | Seegasse, Bergstrasse, Mühleplatz, Brückenweg
FR | FRA | France | EUR | 1.1 | fr | number-first | rue des Tilleuls, rue du Vieux Moulin, place des Cordeliers, quai des Tisserands, rue de la Lanterne, allée des Vignes
ES | ESP | Spain | EUR | 0.9 | es | street-first | Calle del Olivo, Calle de la Fuente, Plaza del Molino, Paseo del Puerto
IT | ITA | Italy | EUR | 1 | it | street-first | Via dei Tigli, Via del Forno, Piazza della Fontana, Vicolo dei Sarti
NL | NLD | Netherlands | EUR | 1.1 | nl | street-first | Molenstraat, Lindegracht, Havenweg, Weverstraat
SE | SWE | Sweden | SEK | 13 | sv | street-first | Björkgatan, Hamngatan, Kvarngatan, Lindvägen
US | USA | United States | USD | 1.3 | en | number-first | Juniper Street, Old Mill Road, Lantern Avenue, Harbor Street, Cedar Row
JP | JPN | Japan | JPY | 180 | ja | street-first | 柳通り, 若葉町, 港町, 水車小路
GR | GRC | Greece | EUR | 0.9 | el | street-first | Οδός Ελιάς, Οδός Λιμένος, Πλατεία Πηγής
KW | KWT | Kuwait | KWD | 0.39 | ar | street-first | شارع النخيل, شارع المرسى
IL | ISR | Israel | ILS | 4.7 | he | street-first | רחוב הגפן, רחוב המעיין
`;

/** The countries the sandbox has merchants in. */
export const countries: readonly SandboxCountry[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [code, alpha3, name, currency, factor, language, address, streets] = line.split(' | ');
    return {
      code: code ?? '',
      alpha3: alpha3 ?? '',
      name: name ?? '',
      currency: currency ?? '',
      priceFactor: Number(factor),
      language: language ?? '',
      address: address === 'number-first' ? 'number-first' : 'street-first',
      streets: streets?.split(', ') ?? [],
    };
  });

/** A country by its ISO 3166 code of two or three letters, or its English name, in any case. */
export function findCountry(text: string): SandboxCountry | undefined {
  return countryIndex.get(text.trim().toUpperCase());
}

const countryIndex = new Map<string, SandboxCountry>();
for (const country of countries) {
  // Statements and apps write UK, although the ISO 3166 code is GB.
  const common = country.code === 'GB' ? ['UK'] : [];
  for (const key of [country.code, country.alpha3, country.name, ...common]) {
    countryIndex.set(key.toUpperCase(), country);
  }
}
