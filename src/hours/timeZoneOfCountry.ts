/**
 * Countries with a single time zone, as `alpha-2:alpha-3:city` (ISO 3166-1, and Kosovo's usual XK
 * and XKX) under the area of their IANA zone; `GBR:London` if alpha-3 begins with alpha-2. From
 * `zone.tab` of the tz database (public domain). A country with several zones is listed if all of
 * them have had the same time since 2024.
 */
export const countryTimeZones: Readonly<Record<string, string>> = {
  Africa: `
    AO:AGO:Luanda BFA:Ouagadougou BI:BDI:Bujumbura BJ:BEN:Porto-Novo BWA:Gaborone CF:CAF:Bangui
    CG:COG:Brazzaville CIV:Abidjan CMR:Douala DJI:Djibouti DZA:Algiers EGY:Cairo EH:ESH:El_Aaiun
    ERI:Asmara ETH:Addis_Ababa GAB:Libreville GHA:Accra GMB:Banjul GN:GIN:Conakry GQ:GNQ:Malabo
    GW:GNB:Bissau KEN:Nairobi LR:LBR:Monrovia LSO:Maseru LY:LBY:Tripoli MAR:Casablanca MLI:Bamako
    MRT:Nouakchott MWI:Blantyre MZ:MOZ:Maputo NAM:Windhoek NER:Niamey NGA:Lagos RWA:Kigali
    SDN:Khartoum SLE:Freetown SN:SEN:Dakar SOM:Mogadishu SSD:Juba STP:Sao_Tome SZ:SWZ:Mbabane
    TD:TCD:Ndjamena TGO:Lome TN:TUN:Tunis TZA:Dar_es_Salaam UGA:Kampala ZAF:Johannesburg
    ZMB:Lusaka ZWE:Harare`,
  America: `
    AG:ATG:Antigua AIA:Anguilla ARG:Argentina/Buenos_Aires AW:ABW:Aruba BB:BRB:Barbados
    BLM:St_Barthelemy BOL:La_Paz BQ:BES:Kralendijk BS:BHS:Nassau BZ:BLZ:Belize COL:Bogota
    CRI:Costa_Rica CUB:Havana CW:CUW:Curacao DMA:Dominica DOM:Santo_Domingo GD:GRD:Grenada
    GF:GUF:Cayenne GP:GLP:Guadeloupe GTM:Guatemala GY:GUY:Guyana HND:Tegucigalpa
    HTI:Port-au-Prince JM:JAM:Jamaica KNA:St_Kitts KY:CYM:Cayman LCA:St_Lucia MF:MAF:Marigot
    MQ:MTQ:Martinique MSR:Montserrat NIC:Managua PAN:Panama PER:Lima PM:SPM:Miquelon
    PRI:Puerto_Rico PY:PRY:Asuncion SR:SUR:Paramaribo SV:SLV:El_Salvador SXM:Lower_Princes
    TCA:Grand_Turk TTO:Port_of_Spain UY:URY:Montevideo VCT:St_Vincent VEN:Caracas VGB:Tortola
    VIR:St_Thomas`,
  Arctic: `
    SJM:Longyearbyen`,
  Asia: `
    AE:ARE:Dubai AFG:Kabul AM:ARM:Yerevan AZE:Baku BD:BGD:Dhaka BHR:Bahrain BN:BRN:Brunei
    BTN:Thimphu CYP:Nicosia GEO:Tbilisi HKG:Hong_Kong IL:ISR:Jerusalem IND:Kolkata IQ:IRQ:Baghdad
    IRN:Tehran JOR:Amman JPN:Tokyo KGZ:Bishkek KHM:Phnom_Penh KP:PRK:Pyongyang KR:KOR:Seoul
    KWT:Kuwait KZ:KAZ:Almaty LAO:Vientiane LBN:Beirut LKA:Colombo MMR:Yangon MO:MAC:Macau
    MYS:Kuala_Lumpur NPL:Kathmandu OMN:Muscat PHL:Manila PK:PAK:Karachi PSE:Gaza QAT:Qatar
    SAU:Riyadh SGP:Singapore SYR:Damascus THA:Bangkok TJK:Dushanbe TLS:Dili TM:TKM:Ashgabat
    TWN:Taipei UZB:Tashkent VNM:Ho_Chi_Minh YEM:Aden`,
  Atlantic: `
    BMU:Bermuda CV:CPV:Cape_Verde FK:FLK:Stanley FO:FRO:Faroe GS:SGS:South_Georgia ISL:Reykjavik
    SHN:St_Helena`,
  Europe: `
    AD:AND:Andorra ALB:Tirane AT:AUT:Vienna AX:ALA:Mariehamn BA:BIH:Sarajevo BEL:Brussels
    BGR:Sofia BY:BLR:Minsk CHE:Zurich CZE:Prague DEU:Berlin DK:DNK:Copenhagen EE:EST:Tallinn
    FIN:Helsinki FRA:Paris GBR:London GGY:Guernsey GIB:Gibraltar GRC:Athens HRV:Zagreb
    HUN:Budapest IE:IRL:Dublin IMN:Isle_of_Man ITA:Rome JEY:Jersey LIE:Vaduz LTU:Vilnius
    LUX:Luxembourg LVA:Riga MCO:Monaco MDA:Chisinau ME:MNE:Podgorica MKD:Skopje MT:MLT:Malta
    NLD:Amsterdam NOR:Oslo PL:POL:Warsaw ROU:Bucharest RS:SRB:Belgrade SE:SWE:Stockholm
    SI:SVN:Ljubljana SK:SVK:Bratislava SMR:San_Marino TR:TUR:Istanbul VAT:Vatican XKX:Belgrade`,
  Indian: `
    CCK:Cocos CXR:Christmas IOT:Chagos KM:COM:Comoro MG:MDG:Antananarivo MUS:Mauritius
    MV:MDV:Maldives REU:Reunion SC:SYC:Mahe YT:MYT:Mayotte`,
  Pacific: `
    ASM:Pago_Pago CK:COK:Rarotonga FJI:Fiji GUM:Guam MHL:Majuro MP:MNP:Saipan NCL:Noumea
    NFK:Norfolk NRU:Nauru NU:NIU:Niue PN:PCN:Pitcairn PW:PLW:Palau SB:SLB:Guadalcanal TKL:Fakaofo
    TON:Tongatapu TV:TUV:Funafuti VUT:Efate WF:WLF:Wallis WSM:Apia`,
};

/** Longer text is not the name of a country. */
const MAX_NAME_LENGTH = 60;

/**
 * The IANA time zone of a country that has only one (224 of 248); otherwise undefined, because a
 * shop's hours must never be interpreted in a guessed zone. Accepts an ISO 3166-1 code of two or
 * three letters or an English name from `Intl.DisplayNames`. Ignores case, diacritics and
 * punctuation.
 */
export function timeZoneOfCountry(country: string | undefined): string | undefined {
  if (typeof country !== 'string' || country.length > MAX_NAME_LENGTH) return undefined;
  const text = country.trim().toUpperCase();
  return text ? findTimeZone(text) : undefined;
}

/** Zone by code. Created at the first call, not at import. */
let zonesByCode: Map<string, string> | undefined;

/**
 * Zone by folded English name. Created when first needed, because it takes several milliseconds.
 */
let zonesByName: Map<string, string> | undefined;

/** Finds a zone by a country's code or name, in capitals and trimmed. */
function findTimeZone(country: string): string | undefined {
  zonesByCode ??= indexByCode();
  // UK is reserved in ISO 3166 for the country whose code is GB.
  if (country.length <= 3) return zonesByCode.get(country === 'UK' ? 'GB' : country);
  zonesByName ??= indexByName(zonesByCode);
  return zonesByName.get(fold(country));
}

function indexByCode(): Map<string, string> {
  const zones = new Map<string, string>();
  for (const [area, countries] of Object.entries(countryTimeZones)) {
    for (const country of countries.trim().split(/\s+/)) {
      const [city, alpha3 = '', alpha2 = alpha3.slice(0, 2)] = country.split(':').reverse();
      zones.set(alpha2, `${area}/${city}`).set(alpha3, `${area}/${city}`);
    }
  }
  return zones;
}

function indexByName(zonesByCode: ReadonlyMap<string, string>): Map<string, string> {
  const zones = new Map<string, string>();
  // Short names are the everyday ones: "Hong Kong", "Myanmar".
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames('en', { type: 'region', style });
    for (const [code, zone] of zonesByCode) {
      if (code.length === 2) zones.set(fold(names.of(code) ?? code), zone);
    }
  }
  return zones;
}

/** Keeps letters only, so that `Côte d’Ivoire` and `COTE D'IVOIRE` are equal. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}

/** Countries with several time zones whose alpha-3 code does not begin with their alpha-2 code. */
const IRREGULAR =
  'AQ:ATA: CD:COD: CL:CHL: CN:CHN: FM:FSM: GL:GRL: MX:MEX: PF:PYF: PG:PNG: PT:PRT: TF:ATF: UA:UKR:';

/**
 * The alpha-2 code of a country's ISO 3166-1 code of two or three letters, in capitals; undefined
 * for other text.
 */
export function alpha2Of(country: string): string | undefined {
  const code = country.toUpperCase();
  if (!/^[A-Z]{2,3}$/.test(code)) return undefined;
  const table = [IRREGULAR, ...Object.values(countryTimeZones)].join(' ');
  return new RegExp(`([A-Z]{2}):${code}:`).exec(table)?.[1] ?? code.slice(0, 2);
}
