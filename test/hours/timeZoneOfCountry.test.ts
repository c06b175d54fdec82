import { describe, expect, it, vi } from 'vitest';
import {
  alpha2Of,
  countryTimeZones,
  timeZoneOfCountry,
} from '../../src/hours/timeZoneOfCountry.js';

/** Countries with more than one time zone. */
const manyZones = 'AQ AU BR CA CD CL CN EC ES FM GL ID KI MN MX NZ PF PG PT RU TF UA UM US'.split(
  ' ',
);

const countries = Object.entries(countryTimeZones).flatMap(([area, countries]) =>
  countries
    .trim()
    .split(/\s+/)
    .map((country) => {
      const [city = '', alpha3 = '', alpha2 = alpha3.slice(0, 2)] = country.split(':').reverse();
      return { alpha2, alpha3, zone: `${area}/${city}` };
    }),
);

const englishNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

it('alpha2Of shortens codes, of countries with one time zone or several, and no names', () => {
  for (const { alpha2, alpha3 } of countries) expect(alpha2Of(alpha3)).toBe(alpha2);
  const codes =
    'ATA AUS BRA CAN COD CHL CHN ECU ESP FSM GRL IDN KIR MNG MEX NZL PYF PNG PRT RUS ATF UKR UMI USA';
  expect(codes.split(' ').map(alpha2Of)).toEqual(manyZones);
  expect(alpha2Of('gb')).toBe('GB');
  expect(alpha2Of('Oman')).toBeUndefined();
});

describe('countryTimeZones', () => {
  it('has 224 countries, each once', () => {
    expect(countries).toHaveLength(224);
    expect(new Set(countries.map(({ alpha2 }) => alpha2)).size).toBe(224);
    expect(new Set(countries.map(({ alpha3 }) => alpha3)).size).toBe(224);
  });

  it.each(countries)('knows $alpha2, $alpha3 and $zone', ({ alpha2, alpha3, zone }) => {
    expect(alpha2).toMatch(/^[A-Z]{2}$/);
    expect(alpha3).toMatch(/^[A-Z]{3}$/);
    const name = englishNames.of(alpha2);
    expect(name).toBeDefined();
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
    for (const country of [alpha2, alpha3, name]) expect(timeZoneOfCountry(country)).toBe(zone);
  });

  it.each(manyZones)('leaves out %s, under its name too', (alpha2) => {
    expect(englishNames.of(alpha2)).toBeDefined();
    expect(timeZoneOfCountry(alpha2)).toBeUndefined();
    expect(timeZoneOfCountry(englishNames.of(alpha2))).toBeUndefined();
  });

  it.each(['AUS', 'BRA', 'CAN', 'CHN', 'ESP', 'MEX', 'NZL', 'PRT', 'RUS', 'UKR', 'USA'])(
    'leaves out %s',
    (alpha3) => {
      expect(timeZoneOfCountry(alpha3)).toBeUndefined();
    },
  );
});

describe('timeZoneOfCountry', () => {
  it.each([
    ['GB', 'Europe/London'],
    ['gb', 'Europe/London'],
    [' GBR ', 'Europe/London'],
    ['UK', 'Europe/London'],
    ['united kingdom', 'Europe/London'],
    ["Cote d'Ivoire", 'Africa/Abidjan'],
    ['Hong Kong', 'Asia/Hong_Kong'],
    ['Bosnia and Herzegovina', 'Europe/Sarajevo'],
    ['Germany', 'Europe/Berlin'],
    ['Argentina', 'America/Argentina/Buenos_Aires'],
    ['Kosovo', 'Europe/Belgrade'],
  ])('knows the one zone of %s', (country, zone) => {
    expect(timeZoneOfCountry(country)).toBe(zone);
  });

  it.each([
    undefined,
    '',
    ' ',
    'EU',
    'ZZ',
    'Deutschland',
    '826',
    'Europe/London',
    '日本',
    '__proto__',
    'constructor',
  ])('knows no zone for %j', (country) => {
    expect(timeZoneOfCountry(country)).toBeUndefined();
  });

  it('reads the names of countries only when given a name', async () => {
    vi.resetModules();
    const fresh = await import('../../src/hours/timeZoneOfCountry.js');
    const read = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    for (const code of ['FR', 'FRA', 'US', 'ZZ']) fresh.timeZoneOfCountry(code);
    expect(read).not.toHaveBeenCalled();
    fresh.timeZoneOfCountry('France');
    fresh.timeZoneOfCountry('Norway');
    // A long and a short name for each country.
    expect(read).toHaveBeenCalledTimes(448);
  });

  it.each([null, 7, {}, ['GB'], 'GB'.repeat(100_000)])('never throws', (country) => {
    expect(timeZoneOfCountry(country as string)).toBeUndefined();
  });
});
