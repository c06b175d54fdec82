import { foldText } from '../matching/foldText.js';
import { countries, type SandboxCountry } from './countries.js';

export interface City {
  name: string;
  /** In Latin capitals, as banks print it. */
  printed: string;
  country: SandboxCountry;
  timeZone: string;
  /** `administrative_area_level_1` and `_2`. */
  region: string;
  district: string;
  /** `#` stands for a digit, `@` for a letter. */
  postcode: string;
  latitude: number;
  longitude: number;
  /**
   * A number reserved for fiction, `#` for a free digit; undefined if the country reserves none.
   */
  phone: string | undefined;
}

const table = `
London | LONDON | GB | Europe/London | England | Greater London | E# #@@ | 51.515,-0.09 | +44 20 7946 0###
Leeds | LEEDS | GB | Europe/London | England | West Yorkshire | LS# #@@ | 53.797,-1.548 | +44 113 496 0###
Manchester | MANCHESTER | GB | Europe/London | England | Greater Manchester | M# #@@ | 53.48,-2.242 | +44 161 496 0###
Bristol | BRISTOL | GB | Europe/London | England | Bristol | BS# #@@ | 51.454,-2.588 | +44 117 496 0###
Birmingham | BIRMINGHAM | GB | Europe/London | England | West Midlands | B# #@@ | 52.48,-1.898 | +44 121 496 0###
York | YORK | GB | Europe/London | England | North Yorkshire | YO# #@@ | 53.96,-1.087 | +44 1632 960###
Bath | BATH | GB | Europe/London | England | Somerset | BA# #@@ | 51.381,-2.359 | +44 1632 960###
Whitby | WHITBY | GB | Europe/London | England | North Yorkshire | YO2# #@@ | 54.486,-0.613 | +44 1632 960###
Edinburgh | EDINBURGH | GB | Europe/London | Scotland | City of Edinburgh | EH# #@@ | 55.953,-3.188 | +44 131 496 0###
Glasgow | GLASGOW | GB | Europe/London | Scotland | Glasgow City | G# #@@ | 55.861,-4.25 | +44 141 496 0###
Cardiff | CARDIFF | GB | Europe/London | Wales | Cardiff | CF# #@@ | 51.481,-3.179 | +44 29 2018 0###
Dublin | DUBLIN | IE | Europe/Dublin | Leinster | County Dublin | D0# @#@# | 53.349,-6.26 | +353 20 91# ####
Galway | GALWAY | IE | Europe/Dublin | Connacht | County Galway | H9# @#@# | 53.27,-9.057 | +353 20 91# ####
Berlin | BERLIN | DE | Europe/Berlin | Berlin | Berlin | 10### | 52.52,13.405 | +49 30 23125 ###
Hamburg | HAMBURG | DE | Europe/Berlin | Hamburg | Hamburg | 20### | 53.551,9.994 | +49 40 66969 ###
München | MUENCHEN | DE | Europe/Berlin | Bayern | Oberbayern | 80### | 48.137,11.576 | +49 89 99998 ###
Köln | KOELN | DE | Europe/Berlin | Nordrhein-Westfalen | Köln | 50### | 50.938,6.96 | +49 221 4710 ###
Frankfurt am Main | FRANKFURT | DE | Europe/Berlin | Hessen | Darmstadt | 60### | 50.11,8.682 | +49 69 90009 ###
Wien | WIEN | AT | Europe/Vienna | Wien | Wien | 10#0 | 48.208,16.373 |
Salzburg | SALZBURG | AT | Europe/Vienna | Salzburg | Salzburg | 50#0 | 47.81,13.055 |
Zürich | ZUERICH | CH | Europe/Zurich | Zürich | Bezirk Zürich | 80## | 47.377,8.541 |
Bern | BERN | CH | Europe/Zurich | Bern | Bern-Mittelland | 30## | 46.948,7.447 |
Paris | PARIS | FR | Europe/Paris | Île-de-France | Paris | 7500# | 48.857,2.352 | +33 1 99 00 ## ##
Lyon | LYON | FR | Europe/Paris | Auvergne-Rhône-Alpes | Rhône | 6900# | 45.764,4.836 | +33 4 65 71 ## ##
Nantes | NANTES | FR | Europe/Paris | Pays de la Loire | Loire-Atlantique | 4400# | 47.218,-1.554 | +33 2 61 91 ## ##
Strasbourg | STRASBOURG | FR | Europe/Paris | Grand Est | Bas-Rhin | 6700# | 48.573,7.752 | +33 3 53 01 ## ##
Madrid | MADRID | ES | Europe/Madrid | Comunidad de Madrid | Madrid | 280## | 40.417,-3.703 |
Sevilla | SEVILLA | ES | Europe/Madrid | Andalucía | Sevilla | 410## | 37.389,-5.984 |
Valencia | VALENCIA | ES | Europe/Madrid | Comunitat Valenciana | Valencia | 460## | 39.47,-0.376 |
Roma | ROMA | IT | Europe/Rome | Lazio | Roma | 001## | 41.902,12.496 |
Milano | MILANO | IT | Europe/Rome | Lombardia | Milano | 201## | 45.464,9.19 |
Bologna | BOLOGNA | IT | Europe/Rome | Emilia-Romagna | Bologna | 401## | 44.494,11.343 |
Amsterdam | AMSTERDAM | NL | Europe/Amsterdam | Noord-Holland | Amsterdam | 10## @@ | 52.368,4.904 |
Utrecht | UTRECHT | NL | Europe/Amsterdam | Utrecht | Utrecht | 35## @@ | 52.091,5.122 |
Stockholm | STOCKHOLM | SE | Europe/Stockholm | Stockholms län | Stockholm | 11# ## | 59.329,18.069 | +46 8 465 004 ##
Göteborg | GOTEBORG | SE | Europe/Stockholm | Västra Götalands län | Göteborg | 41# ## | 57.709,11.975 | +46 31 390 06 ##
New York | NEW YORK | US | America/New_York | New York | New York County | 1000# | 40.713,-74.006 | +1 212 555 01##
Chicago | CHICAGO | US | America/Chicago | Illinois | Cook County | 606## | 41.878,-87.63 | +1 312 555 01##
Portland | PORTLAND | US | America/Los_Angeles | Oregon | Multnomah County | 972## | 45.515,-122.678 | +1 503 555 01##
Denver | DENVER | US | America/Denver | Colorado | Denver County | 802## | 39.739,-104.99 | +1 303 555 01##
東京 | TOKYO | JP | Asia/Tokyo | 東京都 | 千代田区 | 10#-00## | 35.682,139.759 |
京都市 | KYOTO | JP | Asia/Tokyo | 京都府 | 中京区 | 60#-80## | 35.011,135.768 |
Αθήνα | ATHINA | GR | Europe/Athens | Αττική | Αθήνα | 105 ## | 37.984,23.728 |
مدينة الكويت | KUWAIT CITY | KW | Asia/Kuwait | محافظة العاصمة | مدينة الكويت | 130## | 29.376,47.977 |
תל אביב-יפו | TEL AVIV | IL | Asia/Jerusalem | מחוז תל אביב | תל אביב | 61##### | 32.085,34.782 |
`;

/** English and older names that banks and apps use. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  MUNICH: 'MUENCHEN',
  COLOGNE: 'KOELN',
  VIENNA: 'WIEN',
  BERNE: 'BERN',
  SEVILLE: 'SEVILLA',
  ROME: 'ROMA',
  MILAN: 'MILANO',
  GOTHENBURG: 'GOTEBORG',
  ATHENS: 'ATHINA',
  KUWAIT: 'KUWAIT CITY',
};

export const cities: readonly City[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const cells = line.split('|').map((cell) => cell.trim());
    const [name = '', printed = '', code, timeZone = '', region = '', district = ''] = cells;
    const [postcode = '', at = '', phone = ''] = cells.slice(6);
    const [latitude = 0, longitude = 0] = at.split(',').map(Number);
    const country = countries.find((each) => each.code === code);
    if (country === undefined) {
      throw new Error(`Merchantry: expected a country of the table for ${name}, but got: ${code}`);
    }
    return {
      name,
      printed,
      country,
      timeZone,
      region,
      district,
      postcode,
      latitude,
      longitude,
      phone: phone === '' ? undefined : phone,
    };
  });

const cityIndex = new Map<string, City>();
for (const city of cities) {
  cityIndex.set(foldText(city.name), city);
  cityIndex.set(foldText(city.printed), city);
}
for (const [other, printed] of Object.entries(OTHER_NAMES)) {
  const city = cityIndex.get(foldText(printed));
  if (city !== undefined) cityIndex.set(foldText(other), city);
}

/** A city by its local, printed or English name, folded or not. */
export function findCity(text: string): City | undefined {
  return cityIndex.get(foldText(text));
}
