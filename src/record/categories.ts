import type { Hue } from './monogram.js';

/**
 * A payment's category, independent of language; selects icons, colours and a host app's charts.
 */
export type CategoryKey =
  | 'groceries'
  | 'eating-out'
  | 'coffee'
  | 'transport'
  | 'travel'
  | 'fuel'
  | 'shopping'
  | 'fashion'
  | 'electronics'
  | 'home'
  | 'health'
  | 'beauty'
  | 'entertainment'
  | 'sport'
  | 'utilities'
  | 'telecom'
  | 'education'
  | 'services'
  | 'finance'
  | 'transfer'
  | 'fees'
  | 'income'
  | 'cash'
  | 'government'
  | 'charity'
  | 'other'
  | 'unidentified';

/** The library draws an icon for every category, and for a card payment of an unknown one. */
export type IconName = CategoryKey | 'card';

/**
 * - `codes`: merchant category codes (ISO 18245), as single codes, and as ranges of the first code
 *   and the digits that differ in the last.
 * - `words`: whole words that name the category in English, German and French, and the most common
 *   ones in related languages; in lower case without diacritics. `gas_station` matches only as the
 *   whole label.
 * - `beside`: words that may accompany those, but do not name the category alone.
 */
type Category = readonly [hue: Hue, codes?: string, words?: string, beside?: string];

/** Stop words: they occur in any label and imply no category. */
export const STOP_WORDS =
  'and und et e y i en och of for a an at in de des du d di del della la le les l los las fur ' +
  'zu der die das s other others sonstige autres otros misc miscellaneous specialty not elsewhere ' +
  'classified';

/** Words for a shop, which may accompany what it sells. */
const SHOPS =
  'shop shops store stores geschaft geschafte laden magasin magasins boutique boutiques tienda ' +
  'tiendas negozio negozi loja lojas winkel winkels butik butiker sklep sklepy';

/** Words for services, which may accompany their subject. */
const SERVICES =
  'service services servicio servicios servizio servizi servico servicos dienst dienste diensten ' +
  'dienstleistungen tjanster usługi';

/**
 * Earlier categories take precedence: "Restaurants et cafés" is eating out, "Café" alone is coffee.
 */
export const categories: Readonly<Record<CategoryKey, Category>> = {
  groceries: [
    'green',
    '5411-99 5921',
    'grocery groceries grocer grocers supermarket supermarkets hypermarket lebensmittel ' +
      'lebensmittelgeschaft lebensmittelgeschafte lebensmittelladen supermarkt supermarkte ' +
      'courses alimentation epicerie epiceries supermarche supermarches hypermarche ' +
      'alimentacion supermercado supermercados alimentari supermercato supermercati ' +
      'boodschappen supermarkten livsmedel zywnosc',
    `${SHOPS} food foods market markets convenience generale`,
  ],
  'eating-out': [
    'orange',
    '5811-4',
    'eating dining restaurant restaurants restauration gastronomie gastronomy ristorante ' +
      'ristoranti ristorazione restaurante restaurantes gastronomia horeca restaurang ' +
      'restauranger restauracja restauracje',
    'out places cafe cafes bar bars pub pubs fast food rapide drinking takeaway',
  ],
  coffee: [
    'amber',
    '',
    'coffee coffees cafe cafes kaffee kaffeehaus kaffeehauser koffie caffe kaffe kawa ' +
      'kawiarnia kawiarnie',
    `${SHOPS} tea tee the house houses bar bars`,
  ],
  transport: [
    'blue',
    '3351-500 4011-131 4784-9 5511-33 5551-99 7512-49',
    'transport transports transportation taxi taxis taxicabs nahverkehr mobilitat mobilite ' +
      'trasporto trasporti transporte transportes vervoer railway railways railroads parking',
    `${SERVICES} ` +
      'public local offentlich offentlicher offentliche commun openbaar pubblico pubblici ' +
      'publico publicos passenger limousines',
  ],
  travel: [
    'cyan',
    '3000-350 3501-999 4411-511 4582 4722-3 7011-33',
    'travel travels hotel hotels hoteles reise reisen reiseburo reiseburos voyage voyages ' +
      'viaje viajes viaggio viaggi viagem viagens reizen resor podroze tourism tourismus ' +
      'tourisme turismo lodging airline airlines fluggesellschaften',
    `${SERVICES} ` +
      'agency agencies agence agences tour tours operator operators motel motels resort resorts ' +
      'inn inns air carriers cruise cruises lines unterkunft unterkunfte flights vols flug ' +
      'fluge tourist',
  ],
  fuel: [
    'cyan',
    '5172 5541-2 5983',
    'fuel fuels tanken tankstelle tankstellen carburant carburants carburante carburanti ' +
      'combustible combustibles combustibile combustivel brandstof drivmedel paliwo petrol ' +
      'service_station service_stations gas_station gas_stations filling_station ' +
      'filling_stations station_service stations_service',
    'charging laden recharge recharges station stations dispensers automated automatic',
  ],
  fashion: [
    'magenta',
    '5131-9 5611-99',
    'fashion mode moda kleidung bekleidung clothing clothes apparel vetement vetements ' +
      'habillement ropa abbigliamento kleding klader odziez vestuario shoe shoes schuhe ' +
      'chaussures',
    `${SHOPS} ` +
      'accessory accessories accessoires men mens women womens boy boys children family ready ' +
      'to wear',
  ],
  electronics: [
    'violet',
    '5732-4',
    'electronics elektronik electronique elettronica electronica eletronica eletronicos ' +
      'elektronica elektronika unterhaltungselektronik',
    `${SHOPS} consumer computer computers`,
  ],
  home: [
    'orange',
    '5200-61 5712-22',
    'home haus wohnen maison hogar casa huis garden garten jardin',
    `${SHOPS} ` +
      'furniture furnishing furnishings mobel meubles supply supplies warehouse equipment ' +
      'improvement einrichtung',
  ],
  health: [
    'teal',
    '5122 5912 8011-99',
    'health healthcare gesundheit gesundheitswesen sante salud salute saude gezondheid ' +
      'zdrowie halsa pharmacy pharmacies apotheke apotheken pharmacie farmacia farmacias ' +
      'farmacie apotheek apteka apotek medical medicine medizin medicaux hospital hospitals ' +
      'krankenhaus krankenhauser hopital hopitaux doctors physicians arzt arzte medecins ' +
      'dentists zahnarzt zahnarzte dentistes',
    `${SHOPS} ${SERVICES} ` +
      'care pflege soins drug drugs practitioners dental laboratories orthodontists',
  ],
  beauty: [
    'rose',
    '5977 7230 7297-8',
    'beauty beaute belleza bellezza beleza schonheit skonhet uroda korperpflege kosmetik ' +
      'cosmetic cosmetics cosmetiques friseur friseure hairdresser hairdressers coiffeur ' +
      'coiffeurs',
    `${SHOPS} ${SERVICES} barber barbers hair salon salons spa spas`,
  ],
  entertainment: [
    'violet',
    '4899 5735 5815-8 7829-929 7991-6 7998-9 9406',
    'entertainment unterhaltung divertissement divertissements loisir loisirs leisure ' +
      'freizeit ocio svago lazer noje rozrywka ontspanning intrattenimento entretenimiento ' +
      'entretenimento cinema cinemas kino kinos',
    `${SERVICES} recreation kultur culture`,
  ],
  sport: [
    'lime',
    '5940-1 7932-41 7997',
    'sport sports sporting deporte deportes esporte esportes fitness',
    `${SHOPS} ${SERVICES} ` +
      'goods club clubs promoters commercial professional athletic fields forme leisure ' +
      'freizeit loisirs',
  ],
  utilities: [
    'amber',
    '4900',
    'utility utilities energy energie energia energi electricity electricite elektrizitat ' +
      'elektriciteit electricidad elettricita eletricidade strom',
    `${SERVICES} electric gas water sanitary wasser eau agua acqua vatten woda`,
  ],
  telecom: [
    'blue',
    '4812-6',
    'phone phones telephone telephones telefon telefonie telefono telefonia telefone telefoon ' +
      'telefoni telecom telecoms telecommunication telecommunications telekommunikation ' +
      'telecommunicatie internet',
    `${SERVICES} mobile mobil equipment`,
  ],
  education: [
    'indigo',
    '8211-99 8351',
    'education educational bildung weiterbildung educacion educacao istruzione onderwijs ' +
      'edukacja utbildning school schools schule schulen ecole ecoles university universities ' +
      'universitat universitaten universite universites',
    `${SERVICES} college colleges elementary secondary junior professional vocational trade`,
  ],
  transfer: [
    'indigo',
    '4829 6536-8',
    'transfer transfers uberweisung uberweisungen virement virements transferencia ' +
      'transferencias bonifico bonifici overboeking overforing overforingar przelew przelewy',
    `${SERVICES} money bank wire order orders bancaire bancaires bancario bancaria`,
  ],
  fees: [
    'coral',
    '',
    'fee fees gebuhr gebuhren frais commission commissions comision comisiones commissione ' +
      'commissioni comissoes avgift avgifter opłata opłaty',
    `${SERVICES} bank banking account bancaire bancaires bancarias bancarie`,
  ],
  income: [
    'green',
    '',
    'income incomes salary salaries einkommen gehalt gehalter lohn revenu revenus salaire ' +
      'salaires ingresos salario salarios reddito redditi inkomen inkomsten inkomst wpływy',
  ],
  cash: [
    'lime',
    '6010-1',
    'cash bargeld especes contanti efectivo contant kontanter gotowka',
    `${SERVICES} ` +
      'withdrawal withdrawals atm disbursement disbursements manual automated automatic machine ' +
      'machines retrait retraits geld',
  ],
  government: [
    'blue',
    '9211-405 9411-950',
    'government governments behorde behorden administration administrations overheid ' +
      'myndigheter',
    `${SERVICES} public publique publiques publica publicas pubblica`,
  ],
  charity: [
    'rose',
    '8398 8641-61',
    'charity charities charitable spende spenden dons donation donations donaciones donazioni ' +
      'doacoes valgorenhet darowizny goede_doelen',
    `${SERVICES} social organization organizations organisation organisations`,
  ],
  finance: [
    'indigo',
    '4821-8 6012-535 6539-40',
    'finance finances financial finanzen finanziell finanza finanze finanzas financas ' +
      'financien finanse ekonomi bank banks banking banken banque banques banco bancos banca ' +
      'banche insurance versicherung versicherungen assurance assurances',
    `${SERVICES} ` +
      'institution institutions premiums underwriting sales merchandise debt repayment ' +
      'financiers financieros',
  ],
  shopping: [
    'magenta',
    '5021-85 5094-111 5169 5192-9 5262-311 5331 5399 5931-7 5942-76 5978-82 5992-9',
    'shopping einkauf einkaufe einkaufen achat achats compra compras acquisti winkelen zakupy',
    `${SHOPS} style stil general online`,
  ],
  services: [
    'teal',
    '0742-1799 2741-842 4214-25 7210-21 7251-73 7276-96 7299-399 7622-99 8111 8675-999',
    `${SERVICES} dienstleistung tjanst`,
    'business professional personal',
  ],
  other: ['neutral'],
  unidentified: ['neutral'],
};
