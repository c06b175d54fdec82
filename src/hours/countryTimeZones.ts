/**
 * The countries that keep one time, as `alpha-2:alpha-3:city` (ISO 3166-1, and Kosovo's usual XK
 * and XKX) under the area of their IANA zone. From `zone.tab` of the tz database (public domain). A
 * country with several zones is listed if all of them have shown the same time since 2024.
 */
export const countryTimeZones: Readonly<Record<string, string>> = {
  Africa: `
    AO:AGO:Luanda BF:BFA:Ouagadougou BI:BDI:Bujumbura BJ:BEN:Porto-Novo BW:BWA:Gaborone
    CF:CAF:Bangui CG:COG:Brazzaville CI:CIV:Abidjan CM:CMR:Douala DJ:DJI:Djibouti DZ:DZA:Algiers
    EG:EGY:Cairo EH:ESH:El_Aaiun ER:ERI:Asmara ET:ETH:Addis_Ababa GA:GAB:Libreville GH:GHA:Accra
    GM:GMB:Banjul GN:GIN:Conakry GQ:GNQ:Malabo GW:GNB:Bissau KE:KEN:Nairobi LR:LBR:Monrovia
    LS:LSO:Maseru LY:LBY:Tripoli MA:MAR:Casablanca ML:MLI:Bamako MR:MRT:Nouakchott MW:MWI:Blantyre
    MZ:MOZ:Maputo NA:NAM:Windhoek NE:NER:Niamey NG:NGA:Lagos RW:RWA:Kigali SD:SDN:Khartoum
    SL:SLE:Freetown SN:SEN:Dakar SO:SOM:Mogadishu SS:SSD:Juba ST:STP:Sao_Tome SZ:SWZ:Mbabane
    TD:TCD:Ndjamena TG:TGO:Lome TN:TUN:Tunis TZ:TZA:Dar_es_Salaam UG:UGA:Kampala
    ZA:ZAF:Johannesburg ZM:ZMB:Lusaka ZW:ZWE:Harare`,
  America: `
    AG:ATG:Antigua AI:AIA:Anguilla AR:ARG:Argentina/Buenos_Aires AW:ABW:Aruba BB:BRB:Barbados
    BL:BLM:St_Barthelemy BO:BOL:La_Paz BQ:BES:Kralendijk BS:BHS:Nassau BZ:BLZ:Belize CO:COL:Bogota
    CR:CRI:Costa_Rica CU:CUB:Havana CW:CUW:Curacao DM:DMA:Dominica DO:DOM:Santo_Domingo
    GD:GRD:Grenada GF:GUF:Cayenne GP:GLP:Guadeloupe GT:GTM:Guatemala GY:GUY:Guyana
    HN:HND:Tegucigalpa HT:HTI:Port-au-Prince JM:JAM:Jamaica KN:KNA:St_Kitts KY:CYM:Cayman
    LC:LCA:St_Lucia MF:MAF:Marigot MQ:MTQ:Martinique MS:MSR:Montserrat NI:NIC:Managua
    PA:PAN:Panama PE:PER:Lima PM:SPM:Miquelon PR:PRI:Puerto_Rico PY:PRY:Asuncion SR:SUR:Paramaribo
    SV:SLV:El_Salvador SX:SXM:Lower_Princes TC:TCA:Grand_Turk TT:TTO:Port_of_Spain
    UY:URY:Montevideo VC:VCT:St_Vincent VE:VEN:Caracas VG:VGB:Tortola VI:VIR:St_Thomas`,
  Arctic: `
    SJ:SJM:Longyearbyen`,
  Asia: `
    AE:ARE:Dubai AF:AFG:Kabul AM:ARM:Yerevan AZ:AZE:Baku BD:BGD:Dhaka BH:BHR:Bahrain BN:BRN:Brunei
    BT:BTN:Thimphu CY:CYP:Nicosia GE:GEO:Tbilisi HK:HKG:Hong_Kong IL:ISR:Jerusalem IN:IND:Kolkata
    IQ:IRQ:Baghdad IR:IRN:Tehran JO:JOR:Amman JP:JPN:Tokyo KG:KGZ:Bishkek KH:KHM:Phnom_Penh
    KP:PRK:Pyongyang KR:KOR:Seoul KW:KWT:Kuwait KZ:KAZ:Almaty LA:LAO:Vientiane LB:LBN:Beirut
    LK:LKA:Colombo MM:MMR:Yangon MO:MAC:Macau MY:MYS:Kuala_Lumpur NP:NPL:Kathmandu OM:OMN:Muscat
    PH:PHL:Manila PK:PAK:Karachi PS:PSE:Gaza QA:QAT:Qatar SA:SAU:Riyadh SG:SGP:Singapore
    SY:SYR:Damascus TH:THA:Bangkok TJ:TJK:Dushanbe TL:TLS:Dili TM:TKM:Ashgabat TW:TWN:Taipei
    UZ:UZB:Tashkent VN:VNM:Ho_Chi_Minh YE:YEM:Aden`,
  Atlantic: `
    BM:BMU:Bermuda CV:CPV:Cape_Verde FK:FLK:Stanley FO:FRO:Faroe GS:SGS:South_Georgia
    IS:ISL:Reykjavik SH:SHN:St_Helena`,
  Europe: `
    AD:AND:Andorra AL:ALB:Tirane AT:AUT:Vienna AX:ALA:Mariehamn BA:BIH:Sarajevo BE:BEL:Brussels
    BG:BGR:Sofia BY:BLR:Minsk CH:CHE:Zurich CZ:CZE:Prague DE:DEU:Berlin DK:DNK:Copenhagen
    EE:EST:Tallinn FI:FIN:Helsinki FR:FRA:Paris GB:GBR:London GG:GGY:Guernsey GI:GIB:Gibraltar
    GR:GRC:Athens HR:HRV:Zagreb HU:HUN:Budapest IE:IRL:Dublin IM:IMN:Isle_of_Man IT:ITA:Rome
    JE:JEY:Jersey LI:LIE:Vaduz LT:LTU:Vilnius LU:LUX:Luxembourg LV:LVA:Riga MC:MCO:Monaco
    MD:MDA:Chisinau ME:MNE:Podgorica MK:MKD:Skopje MT:MLT:Malta NL:NLD:Amsterdam NO:NOR:Oslo
    PL:POL:Warsaw RO:ROU:Bucharest RS:SRB:Belgrade SE:SWE:Stockholm SI:SVN:Ljubljana
    SK:SVK:Bratislava SM:SMR:San_Marino TR:TUR:Istanbul VA:VAT:Vatican XK:XKX:Belgrade`,
  Indian: `
    CC:CCK:Cocos CX:CXR:Christmas IO:IOT:Chagos KM:COM:Comoro MG:MDG:Antananarivo MU:MUS:Mauritius
    MV:MDV:Maldives RE:REU:Reunion SC:SYC:Mahe YT:MYT:Mayotte`,
  Pacific: `
    AS:ASM:Pago_Pago CK:COK:Rarotonga FJ:FJI:Fiji GU:GUM:Guam MH:MHL:Majuro MP:MNP:Saipan
    NC:NCL:Noumea NF:NFK:Norfolk NR:NRU:Nauru NU:NIU:Niue PN:PCN:Pitcairn PW:PLW:Palau
    SB:SLB:Guadalcanal TK:TKL:Fakaofo TO:TON:Tongatapu TV:TUV:Funafuti VU:VUT:Efate WF:WLF:Wallis
    WS:WSM:Apia`,
};

/** Zone by code. Created at the first call, not at import. */
let zonesByCode: Map<string, string> | undefined;

/** Zone by folded English name. Created at the first name: it takes several milliseconds. */
let zonesByName: Map<string, string> | undefined;

/** `country` is a code or a name in capitals, without space around it. */
export function findTimeZone(country: string): string | undefined {
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
      const [alpha2 = '', alpha3 = '', city] = country.split(':');
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

/** Letters only, so that `Côte d’Ivoire` and `COTE D'IVOIRE` are one name. */
function fold(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll('&', 'and')
    .toLowerCase()
    .replace(/[^a-z]/g, '');
}
