import { seededRandom } from '../../../src/sandbox/random.js';

/** Test numbers from the public documentation of payment processors. They belong to nobody. */
export const publishedCards: readonly string[] = Object.entries({
  visa: [
    '4111111111111111 4242424242424242 4012888888881881 4000056655665556 4444333322221111',
    '4917610000000000 4462030000000000 4222222222222 4007000000027 4111141011111111116',
  ],
  mastercard: [
    '5555555555554444 5105105105105100 5200828282828210 5454545454545454 2223003122003222',
    '2223000048400011 2222420000001113 2720990000000015',
  ],
  americanExpress: ['378282246310005 371449635398431 378734493671000 340000000000009'],
  dinersClub: ['30569309025904 38520000023237 36227206271667 3056930009020004'],
  discover: ['6011111111111117 6011000990139424 6011601160116611 6445644564456445'],
  jcb: ['3530111333300000 3566002020360505 3528000000000007'],
  unionPay: ['6200000000000005 6243030000000001 6205500000000000004 8171999927660000'],
  maestro: [
    '6304000000000000 6759649826438453 6799990100000000019 5641820000000005 50339619890917',
    '586824160825533338 6759560045005727054',
  ],
  mir: ['2200000000000004'],
  elo: ['5066991111111118'],
  hipercard: ['6062828888666688'],
  troy: ['9792030394440796'],
  verve: ['507850785078507812'],
  dankort: ['5019717010103742'],
  uatp: ['135412345678911 135410014004955'],
}).flatMap(([, lines]) => lines.flatMap((line) => line.split(' ')));

/** A way in which a number is printed. `~` stands for a gap: a card has its groups of four. */
type Print = (number: string) => string;

const cut = (number: string, ...sizes: number[]): string[] => {
  const groups: string[] = [];
  let rest = number;
  for (const size of sizes) {
    if (rest === '') break;
    groups.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rest === '' ? groups : [...groups, rest];
};

const every = (size: number, number: string): string[] =>
  cut(number, ...Array<number>(Math.ceil(number.length / size)).fill(size));

/** Fours, or 4-6-5 and 4-6-4 for the cards that have fewer than 16 digits. */
const printedGroups = (number: string): string[] =>
  number.length === 14 || number.length === 15 ? cut(number, 4, 6) : every(4, number);

const joinedBy =
  (gap: string): Print =>
  (number) =>
    printedGroups(number).join(gap);

const digitsFrom =
  (zero: number): Print =>
  (number) =>
    number.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** How numbers are seen in bank texts. A form adds no letter or digit to the number but at its ends. */
export const commonForms: Readonly<Record<string, Print>> = {
  alone: (number) => number,
  'in text': (number) => `CARD ${number} LONDON`,
  'after a label': (number) => `CARD NO: ${number}`,
  'between letters': (number) => `XX${number}YY`,
  'in brackets': (number) => `PAYMENT (${number})`,
  'in fours': joinedBy(' '),
  'in fours, in text': (number) => `CARD ${joinedBy(' ')(number)} LONDON`,
  hyphens: joinedBy('-'),
  'no-break spaces': joinedBy('\u00a0'),
  'narrow no-break spaces': joinedBy('\u202f'),
  'expiry MM/YY': (number) => `${number} 12/29`,
  'expiry MMYY': (number) => `${number} 1229`,
  'in fours, expiry': (number) => `${joinedBy(' ')(number)} 12/29`,
  'card verification code': (number) => `${number} 123`,
  'in fours, expiry and code': (number) => `${joinedBy(' ')(number)} 12/29 123`,
  'track 1': (number) => `%B${number}^DOE/JANE^29121010000000000?`,
  'track 2': (number) => `;${number}=29121010000012300000?`,
  URL: (number) => `https://shop.example/pay?pan=${number}&ok=1`,
  JSON: (number) => `{"pan":"${number}","ok":true}`,
  dots: joinedBy('.'),
  slashes: joinedBy('/'),
  'two spaces': joinedBy('  '),
  'spaced hyphens': joinedBy(' - '),
  'en dashes': joinedBy('\u2013'),
  'expiry MMYY glued on': (number) => `${number}1229`,
  'full-width digits': digitsFrom(0xff10),
  'six, then the rest': (number) => cut(number, 6).join(' '),
};

const GAPS: Readonly<Record<string, string>> = {
  underscores: '_',
  commas: ',',
  'commas and spaces': ', ',
  plus: '+',
  colons: ':',
  'line breaks': '\r\n',
  tabs: '\t',
  'wide gaps': '     ',
  'em spaces': '\u2003',
  'ideographic spaces': '\u3000',
  hyphen: '\u2010',
  'no-break hyphens': '\u2011',
  'figure dashes': '\u2012',
  'em dashes': '\u2014',
  'horizontal bars': '\u2015',
  'minus signs': '\u2212',
  'full-width hyphens': '\uff0d',
  'middle dots': '\u00b7',
  'zero-width spaces': '\u200b',
  'zero-width non-joiners': '\u200c',
  'zero-width joiners': '\u200d',
  'word joiners': '\u2060',
  'soft hyphens': '\u00ad',
  'left-to-right marks': '\u200e',
  'right-to-left marks': '\u200f',
  'byte-order marks': '\ufeff',
  'bidi embedding': '\u202a',
  'bidi isolates': '\u2068',
  'Hangul fillers': '\u3164',
  'spaces and zero-width spaces': ' \u200b',
};

/** Rarer ones. */
export const rareForms: Readonly<Record<string, Print>> = {
  ...Object.fromEntries(Object.entries(GAPS).map(([name, gap]) => [name, joinedBy(gap)])),
  'a zero-width space after every digit': (number) => number.replace(/\d/g, '$&\u200b'),
  'digit by digit': (number) => every(1, number).join(' '),
  pairs: (number) => every(2, number).join(' '),
  threes: (number) => every(3, number).join(' '),
  'fours, whatever the length': (number) => every(4, number).join(' '),
  fives: (number) => every(5, number).join(' '),
  'eight, then the rest': (number) => cut(number, 8).join(' '),
  'six, six, then the rest': (number) => cut(number, 6, 6).join(' '),
  'four, six, then the rest': (number) => cut(number, 4, 6).join('-'),
  'Arabic-Indic digits': digitsFrom(0x0660),
  'Persian digits': digitsFrom(0x06f0),
  'Devanagari digits': digitsFrom(0x0966),
  'mathematical bold digits': digitsFrom(0x1d7ce),
  'mathematical monospace digits in fours': (number) => digitsFrom(0x1d7f6)(joinedBy(' ')(number)),
  'keycap digits': (number) => number.replace(/\d/g, '$&\ufe0f\u20e3'),
  'expiry MM/YY glued on': (number) => `${number}12/29`,
  'expiry MM-YYYY glued on': (number) => `${number}12-2029`,
  'expiry MMYYYY glued on': (number) => `${number}122029`,
  'in fours, expiry glued on': (number) => `${joinedBy(' ')(number)}1229`,
  'in fours, expiry in fours': (number) => `${joinedBy(' ')(number)} 1229 123`,
  'digit by digit, expiry': (number) => `${every(1, number).join(' ')} 1 2 2 9`,
  'after a store number': (number) => `STORE 2041 ${joinedBy(' ')(number)}`,
};

const foursBy =
  (gap: string): Print =>
  (iban) =>
    every(4, iban).join(gap);

/** How account numbers are printed. */
export const ibanForms: Readonly<Record<string, Print>> = {
  alone: (iban) => iban,
  'in text': (iban) => `TO ${iban} LTD`,
  'between letters': (iban) => `XX${iban}YY`,
  'small letters': (iban) => iban.toLowerCase(),
  JSON: (iban) => `{"iban":"${iban}"}`,
  'small letters in fours': (iban) => foursBy(' ')(iban.toLowerCase()),
  spaces: foursBy(' '),
  'two spaces': foursBy('  '),
  hyphens: foursBy('-'),
  'spaced hyphens': foursBy(' - '),
  dots: foursBy('.'),
  slashes: foursBy('/'),
  ...Object.fromEntries(Object.entries(GAPS).map(([name, gap]) => [name, foursBy(gap)])),
  'a zero-width space after every character': (iban) => [...iban].join('\u200b'),
  'character by character': (iban) => [...iban].join(' '),
  pairs: (iban) => every(2, iban).join(' '),
  'full-width characters': (iban) =>
    iban.replace(/./g, (character) =>
      String.fromCodePoint((character.codePointAt(0) ?? 0) - 0x20 + 0xff00),
    ),
  'Arabic-Indic digits': digitsFrom(0x0660),
};

const COUNT = 520;

type Draw = { digits: (length: number) => string; int: (from: number, to: number) => number };

const two = (value: number): string => String(value).padStart(2, '0');

/** A day and a time between 2015 and 2034. */
const moment = ({ int }: Draw) => ({
  year: int(2015, 2034),
  month: two(int(1, 12)),
  day: two(int(1, 28)),
  hour: two(int(0, 23)),
  minute: two(int(0, 59)),
  second: two(int(0, 59)),
});

const withLuhnDigit = (body: string): string => {
  const sum = Array.from(body, Number)
    .reverse()
    .reduce((total, digit, place) => {
      const weighted = place % 2 === 0 ? digit * 2 : digit;
      return total + (weighted > 9 ? weighted - 9 : weighted);
    }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

const withEanDigit = (body: string): string => {
  const sum = Array.from(body, Number)
    .reverse()
    .reduce((total, digit, place) => total + digit * (place % 2 === 0 ? 3 : 1), 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
};

/** Descriptors without a card number. Digits are drawn uniformly where the family has no rule. */
const families: Readonly<Record<string, (draw: Draw) => string>> = {
  'merchant id, 15 digits': ({ digits }) => `MID ${digits(15)} HARBOUR BAKERY`,
  'reference of 13 digits': ({ digits }) => `REF ${digits(13)} LEEDS`,
  'reference of 14 digits': ({ digits }) => `INV ${digits(14)}`,
  'reference of 16 digits': ({ digits }) => `REF ${digits(16)} LEEDS`,
  'reference of 18 digits': ({ digits }) => `TRACE ${digits(18)}`,
  'four groups of four': ({ digits }) =>
    `VOUCHER ${digits(4)} ${digits(4)} ${digits(4)} ${digits(4)}`,
  'EAN-13': ({ digits }) => `ITEM ${withEanDigit(digits(12))} OAT MILK`,
  'timestamp YYYYMMDDHHMMSS': (draw) => {
    const { year, month, day, hour, minute, second } = moment(draw);
    return `POS ${year}${month}${day}${hour}${minute}${second}`;
  },
  'timestamp with milliseconds': (draw) => {
    const { year, month, day, hour, minute, second } = moment(draw);
    return `TXN ${year}${month}${day}${hour}${minute}${second}${draw.digits(3)}`;
  },
  'epoch, milliseconds': ({ int, digits }) => `TS ${int(1_420_070_400, 2_050_000_000)}${digits(3)}`,
  'phone number': ({ digits, int }) =>
    [
      `+44 20 ${digits(4)} ${digits(4)}`,
      `800-${digits(3)}-${digits(4)}`,
      `+33 6 ${digits(2)} ${digits(2)} ${digits(2)} ${digits(2)}`,
      `+49${digits(11)}`,
      `(${digits(3)}) ${digits(3)}-${digits(4)}`,
    ][int(0, 4)] ?? '',
  'acquirer reference, 23 digits with a check digit': ({ digits, int }) =>
    `ARN ${withLuhnDigit(`${int(0, 1) === 0 ? 2 : 7}${digits(21)}`)}`,
  'order number, 3-7-7': ({ digits }) => `ORDER ${digits(3)}-${digits(7)}-${digits(7)}`,
  'date and time': (draw) => {
    const { year, month, day, hour, minute, second } = moment(draw);
    return (
      [
        `${year}-${month}-${day} ${hour}:${minute}:${second}`,
        `${day}.${month}.${year} ${hour}.${minute} UHR`,
        `${month}/${day}/${year} ${hour}:${minute}`,
        `${year}${month}${day}T${hour}${minute}${second}Z`,
      ][draw.int(0, 3)] ?? ''
    );
  },
  'date, time and terminal': (draw) => {
    const { year, month, day, hour, minute, second } = moment(draw);
    return `${year % 100}${month}${day} ${hour}${minute}${second} ${draw.digits(4)}`;
  },
  'date before a reference': (draw) => {
    const { year, month, day } = moment(draw);
    return (
      [
        `${year % 100}${month}${day} ${draw.digits(10)}`,
        `${day}${month}${year % 100} ${draw.digits(10)}`,
        `${day}${month}${year} ${draw.digits(8)}`,
        `${year}-${month}-${day} ${draw.digits(8)}`,
      ][draw.int(0, 3)] ?? ''
    );
  },
  'terminal and store': ({ digits }) => `TID ${digits(8)} STORE ${digits(4)} ${digits(6)}`,
  'run of 20 to 30 digits': ({ digits, int }) => `REF ${digits(int(20, 30))}`,
  'reference with a check digit, over 19 digits': ({ digits, int }) =>
    `KID ${withLuhnDigit(digits(int(19, 24)))}`,
  'short reference, 8 to 12 digits': ({ digits, int }) =>
    `AUTH ${digits(int(8, 12))} ${digits(6)} LONDON`,
};

/** 20 families of 520 descriptors, the same in every run. */
export const harmlessTexts: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(families).map(([name, write], index) => {
    const random = seededRandom(index + 1);
    const int = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
    const digits = (length: number) => Array.from({ length }, () => int(0, 9)).join('');
    return [name, Array.from({ length: COUNT }, () => write({ digits, int }))];
  }),
);

/** One account of each of 50 countries: the examples of the ISO 13616 registry. */
export const registryIbans: readonly string[] = [
  'AD1200012030200359100100 AE070331234567890123456 AL47212110090000000235698741',
  'AT611904300234573201 AZ21NABZ00000000137010001944 BA391290079401028494 BE68539007547034',
  'BG80BNBG96611020345678 BH67BMAG00001299123456 BR1800360305000010009795493C1',
  'BY13NBRB3600900000002Z00AB00 CH9300762011623852957 CR05015202001026284066',
  'CY17002001280000001200527600 CZ6508000000192000145399 DE89370400440532013000',
  'DK5000400440116243 DO28BAGR00000001212453611324 EE382200221020145685',
  'ES9121000418450200051332 FI2112345600000785 FO6264600001631634',
  'FR1420041010050500013M02606 GB29NWBK60161331926819 GE29NB0000000101904917',
  'GI75NWBK000000007099453 GL8964710001000206 GR1601101250000000012300695',
  'GT82TRAJ01020000001210029690 HR1210010051863000160 HU42117730161111101800000000',
  'IE29AIBK93115212345678 IL620108000000099999999 IS140159260076545510730339',
  'IT60X0542811101000000123456 JO94CBJO0010000000000131000302 KW81CBKU0000000000001234560101',
  'KZ86125KZT5004100100 LB62099900000001001901229114 LI21088100002324013AA',
  'LT121000011101001000 LU280019400644750000 LV80BANK0000435195001',
  'MC5811222000010123456789030 MD24AG000225100013104168 ME25505000012345678951',
  'MK07250120000058984 MT84MALT011000012345MTLCAST001S NL91ABNA0417164300 NO9386011117947',
].flatMap((line) => line.split(' '));

/**
 * Made-up accounts of countries that print IBANs but are not in the registry, in every length that is
 * in use there.
 */
export const unregisteredIbans: readonly string[] = [
  'AO16404948366946723440107 BF2399315247005145054526914 BF49BF7424692590507255491736',
  'BI72310002929087 BJ16BJ8752316374256958351034 CF6961639254756834567143069',
  'CG0451187634637611195866713 CI52CI6182522257548020418179 CM5693501846373376703673637',
  'CV52300443833642505919607 DZ3534167211068403885421 DZ494304432445195683237418',
  'GA3278183645320095879487997 GQ3762495526192924539591162 GW40555240908151229791127',
  'IR933946937345358876865476 KM6229587870109178492051804 MA09511404922621850828623478',
  'MG0590428789566902817594147 ML71ML9123142026998840832130 MZ58162248684652606040421',
  'NE96NE9033807827652893179546 NI88BAMC994751351095875120788930',
  'SN32SN5924188013949000723535 TD7124027976630320941663803 TG63TG9602671884843652307645',
].flatMap((line) => line.split(' '));
